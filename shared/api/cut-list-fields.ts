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

export interface CutList {
  /** In millimetres. */
  request: CutRequest;
  /** Rows whose length or number cannot be read, from 0. */
  faults: number[];
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
  const isFault = ({ length, count }: (typeof pieces)[number], index: number): boolean =>
    !!(rows[index]!.length || rows[index]!.count) && (length === 0 || count === 0);
  return {
    request: {
      pieces: pieces.filter(({ length, count }) => length > 0 && count > 0),
      stocks: fields
        .getAll(cutListFields.stock)
        .map(millimetres)
        .filter((stock) => stock > 0),
      // Rounded up, so that no piece gets shorter.
      kerf: Math.max(0, Math.ceil(kerf ?? 0)),
    },
    faults: pieces.flatMap((piece, index) => (isFault(piece, index) ? [index] : [])),
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
