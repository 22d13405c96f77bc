// Reads the form of a cut list, by the same rules on the server and in the browser.
import { parseDecimal } from "../number/decimal.ts";
import { plainLength } from "../number/plain-length.ts";
import { mayBeThousands } from "../number/typed-number.ts";
import type { CutRequest } from "./cut-plan.ts";

/** Names of the fields. Those of pieces and stock lengths are repeated. */
export const cutListFields = {
  /** In metres. */
  length: "PieceLength",
  count: "PieceCount",
  /** In metres. */
  stock: "StockLength",
  /** In millimetres. */
  kerf: "Kerf",
} as const;

/** Maximum number of pieces: more are better planned in several lists. */
export const mostPieces = 200;

/** A field of a row that cannot be planned. */
export interface CutFault {
  /** From 0. */
  row: number;
  field: "length" | "count";
  /** The length in millimetres, when it is longer than each of the stock lengths; 0 when the field cannot be read. */
  tooLong: number;
}

export interface CutList {
  /** In millimetres. */
  request: CutRequest;
  /** In the order of the fields. */
  faults: CutFault[];
  /** The loss per cut cannot be read. */
  isKerfFault: boolean;
}

/** Reads the fields of a form, with numbers in the language of `locale`. Empty rows are left out. */
export function readCutList(fields: URLSearchParams, locale: string): CutList {
  const counts = fields.getAll(cutListFields.count);
  const kerfText = fields.get(cutListFields.kerf)?.trim() ?? "";
  // In millimetres, so that a separator before three digits is hardly a decimal one.
  const kerf = !kerfText ? 0 : mayBeThousands(kerfText, locale, true) ? null : parseDecimal(kerfText);
  const rows = fields
    .getAll(cutListFields.length)
    .map((length, index) => ({ length: length.trim(), count: (counts[index] ?? "").trim() }));
  const pieces = rows.map(({ length, count }) => ({
    length: mayBeThousands(length, locale) ? 0 : millimetres(length),
    count: count ? countIn(count) : 1,
  }));
  const stocks = fields
    .getAll(cutListFields.stock)
    .map(millimetres)
    .filter((stock) => stock > 0);
  const longest = stocks.length > 0 ? Math.max(...stocks) : Infinity;
  const faultsOf = ({ length, count }: (typeof pieces)[number], row: number): CutFault[] => {
    if (!rows[row]!.length && !rows[row]!.count) return [];
    const tooLong = length > longest ? length : 0;
    return [
      ...(length === 0 || tooLong ? [{ row, field: "length" as const, tooLong }] : []),
      ...(count === 0 ? [{ row, field: "count" as const, tooLong: 0 }] : []),
    ];
  };
  return {
    request: {
      pieces: pieces.filter(({ length, count }) => length > 0 && count > 0),
      stocks,
      // Rounded up, so that no piece gets shorter.
      kerf: Math.max(0, Math.ceil(kerf ?? 0)),
    },
    faults: pieces.flatMap(faultsOf),
    isKerfFault: kerf === null || kerf < 0,
  };
}

/** Converts metres to whole millimetres; 0 when the text is not a length. */
function millimetres(metres: string): number {
  const value = parseDecimal(plainLength(metres));
  return value !== null && value > 0 && value <= 1000 ? Math.round(value * 1000) : 0;
}

function countIn(text: string): number {
  // 1.000 may be a thousand.
  const value = /[.,]\d{3}$/.test(text) ? null : parseDecimal(text);
  return value !== null && Number.isInteger(value) && value > 0 && value <= mostPieces ? value : 0;
}
