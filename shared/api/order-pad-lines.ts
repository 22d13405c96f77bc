// Reads a typed or pasted list of codes and quantities. The server reads it by the same rules when there is no script.
import { parseDecimal } from "../number/decimal.ts";
import { fold } from "../text/fold.ts";
import { normalizeText } from "../text/normalize-text.ts";

/** A code of the list with its quantity. */
export interface PadLine {
  /** Numbers of its lines in the text, from 1; several when the code is repeated. */
  numbers: number[];
  code: string;
  /** The quantity as typed; empty when there is none. */
  typed: string;
  /** The sum of the quantities; 1 when none is typed. Null when a quantity is not a number above 0. */
  quantity: number | null;
}

/** The character that separates decimals; the other one separates thousands. */
export type DecimalSign = "." | ",";

/**
 * Titles of columns as `plainTitle` writes them, in the languages of the texts. A title of a second group counts where
 * the line has none of the first: "Article" beside "Référence" is a column of names.
 */
const titles = {
  code: [
    [
      /^((item|product|part|art|article|artikel|stock|cat|catalogue?|bestel) ?)?(code|sku|ref|reference|referentie)s?$/,
      /^(item|product|produkt|part|teile|material|art|article|artikel|bestell|stock|cat|catalogue?|ref|reference|referentie) ?(id|number|nummer|num|no|nr|n°|#)[sn]?$/,
      /^(code|ref|reference|numero|num|no|n°)s? ?(de |d )?(article|produit|artikel|product|reference|catalogue)s?$/,
      /^(codigo|codice|kod|referencia|riferimento|referens|indeks)( (de |del |do |d )?(articulo|articolo|artigo|produc?to|prodotto|produktu|artykulu))?$/,
      /^(ugs|(ال)?(رمز|كود)( (ال)?(صنف|منتج))?|رقم (ال)?(صنف|منتج))$/,
    ],
    [
      /^(item|product|produit|produkt|article|artikel|articulo|articolo|artigo|artykul|producto|prodotto|produto)(s|en)?$/,
      /^(ال)?(صنف|منتج)$/,
    ],
  ],
  quantity: [
    [
      /^((order|ordered|besteld|te bestellen|bestel) ?)?(quantity|quantities|quantites?|qtys?|qtes?|aantal|aantallen|hoeveelheid|hoeveelheden)$/,
      /^(bestell?)?(menge|mengen|anzahl|stuckzahl)$/,
      /^(cantidad(es)?|quantita|quantidades?|ilosc|antal|(ال)?كمي(ة|ات))$/,
      /^(quantity|quantities|quantites?|qty|qte|aantal|hoeveelheid) (ordered|to order|commandees?|a commander|souhaitees?|besteld|te bestellen|stuks)$/,
    ],
    [
      /^(number|count|nombre|pieces|stuks|units|unites|eenheden)( (of|de) (items|pieces|units|unites))?$/,
      /^(stuck|piezas|unidades|pezzi|pecas|sztuki?|st)$/,
    ],
  ],
};

/** Units behind a quantity, in the languages of the texts. */
const unit = "(?:x|×|m|m[eè]tres?|meters?|kg|kilos?|pcs?|pces?|pi[eè]ces?|units?|unit[eé]s?|st|stuks?|eenheden|ea)\\.?";

/** Titles of columns that hold no quantity, as `plainTitle` writes them. */
const otherTitle =
  /\b(names?|noms?|naam|namen|desc|descriptions?|designations?|libelles?|omschrijving(en)?|beschrijving(en)?|titles?|titres?|titels?|prices?|prix|prijs|prijzen|bezeichnung(en)?|beschreibung(en)?|preise?|nombres?|descripcion|precios?|nome|descrizione|prezz[oi]|descricao|precos?|nazwa|opis|cena|namn|benamning|beskrivning|pris)\b/;

interface Columns {
  code: number;
  /** -1 when there is none. */
  quantity: number;
  /** No title names the quantity: a number in this column is one, other text is not. */
  isGuess?: boolean;
}

/** A cell of a line, and where the line has it, with its quotes and the spaces around it. */
interface Cell {
  text: string;
  start: number;
  end: number;
}

/** A line that is no line of titles. */
interface Row {
  /** From 1. */
  number: number;
  /** The line as typed on a keyboard, without spaces around it. */
  line: string;
  code: Cell | undefined;
  quantity: Cell | undefined;
}

/**
 * Reads the lines of `text`: a code and a quantity, separated by a tab, a semicolon, a comma or spaces, as in CSV. Equal
 * codes are added up. A first line with a title gives the order of the columns. So does a later line with titles of both,
 * such as the first line of a file below typed lines. A line is first after an empty line, too, and two empty lines begin
 * another list, with columns of its own. Without titles, empty
 * cells before the code, and empty cells and barcodes before the quantity, are skipped, and the quantity may come first,
 * as in `4 x KIT-340`.
 */
export function readPadLines(text: string, decimal: DecimalSign): PadLine[] {
  const lines = new Map<string, PadLine>();
  for (const row of rowsOf(text)) add(lines, lineOf(row, decimal), decimal);
  return [...lines.values()];
}

/** The text without the lines of `done`. A line of titles stays, unless no other line is left. */
export function withoutPadLines(text: string, done: readonly PadLine[], decimal: DecimalSign): string {
  const numbers = new Set(done.flatMap((line) => line.numbers));
  const rest = rawLines(text)
    .filter((_, index) => !numbers.has(index + 1))
    .join("\n")
    .trim();
  return readPadLines(rest, decimal).length > 0 ? rest : "";
}

/** The text with `code` in each line that has the code of `line`. The text may have changed since `line` was read. */
export function withPadCode(text: string, line: PadLine, code: string): string {
  const lines = rawLines(text);
  const isSame = (cell: Cell | undefined): boolean => cell?.text.toLowerCase() === line.code.toLowerCase();
  for (const row of rowsOf(text)) if (isSame(row.code)) lines[row.number - 1] = withCell(row.line, row.code!, code);
  return lines.join("\n");
}

/** Replaces the text of a cell, but keeps the spaces around it. */
function withCell(line: string, { start, end }: Cell, text: string): string {
  const before = line.slice(start, end);
  const cell = /[\t;,"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return line.slice(0, start) + before.replace(before.trim(), () => cell) + line.slice(end);
}

const rawLines = (text: string): string[] => text.split(/\r\n|\r|\n/);

function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let columns: Columns | undefined;
  let isFirst = true;
  // Tabs at the start are empty cells.
  const lines = rawLines(text).map((raw) => normalizeText(raw).replace(/^ +|\s+$/g, ""));
  const cells = lines.map((line) => cellsOf(line).map(({ text }) => text));
  for (const [index, line] of lines.entries()) {
    const texts = cells[index]!;
    const isEmpty = texts.every((text) => text === "");
    const found = columnsOf(texts, isFirst);
    const isUnknown = isFirst && !found && areUnknownTitles(texts, cells[index + 1]);
    isFirst = isEmpty;
    if (line === "" && lines[index - 1] === "") columns = undefined;
    else if (found) columns = found;
    else if (!isEmpty && !isUnknown)
      rows.push({
        number: index + 1,
        line,
        ...(columns ? titledCells(line, columns) : (cellsWithTimes(line) ?? untitledCells(line))),
      });
  }
  return rows;
}

type RowCells = Pick<Row, "code" | "quantity">;

function titledCells(line: string, { code, quantity, isGuess }: Columns): RowCells {
  const cells = cellsOf(line);
  const isText = isGuess && !amount.test(cells[quantity]?.text ?? "");
  return { code: cells[code], quantity: isText ? undefined : cells[quantity] };
}

/** The cells of a line such as `4 x KIT-340`. */
function cellsWithTimes(line: string): RowCells | null {
  const [, quantity, code] = /^(\d[\d.,]*) ?[x×*] +(\S+)$/i.exec(line) ?? [];
  if (!quantity || !code) return null;
  const end = line.length;
  return {
    code: { text: code, start: end - code.length, end },
    quantity: { text: quantity, start: 0, end: quantity.length },
  };
}

function untitledCells(line: string): RowCells {
  const start = /^(?:(?:"")?\s*[\t;,]|\s)*/.exec(line)![0].length;
  const [code, next, ...others] = cellsOf(line.slice(start)).map((cell) => ({
    ...cell,
    start: start + cell.start,
    end: start + cell.end,
  }));
  // `KIT-340;;2` has an empty column before its quantity, `KIT-340;5410000000001;2` one with barcodes. With more numbers
  // nobody can tell.
  const isOther = (cell: Cell): boolean => !cell.text || barcode.test(cell.text);
  const [later, more] = next && isOther(next) ? others.filter((cell) => !isOther(cell)) : [];
  return { code, quantity: later && !more && amount.test(later.text) ? later : next };
}

function add(lines: Map<string, PadLine>, line: PadLine, decimal: DecimalSign): void {
  const key = line.code.toLowerCase();
  const same = lines.get(key);
  if (!same) return void lines.set(key, line);
  // A quantity that cannot be read stays a line for itself, so that its fault stays visible.
  if (same.quantity === null || line.quantity === null) return void lines.set(`${key} ${line.numbers[0]}`, line);
  same.numbers.push(...line.numbers);
  same.quantity = Math.round((same.quantity + line.quantity) * 1000) / 1000;
  same.typed = String(same.quantity).replace(".", decimal);
}

function lineOf({ number, code, quantity }: Row, decimal: DecimalSign): PadLine {
  const typed = quantity?.text ?? "";
  return {
    numbers: [number],
    code: code?.text ?? "",
    typed,
    quantity: typed ? quantityIn(typed, decimal) : 1,
  };
}

/** A barcode number: EAN, UPC or GTIN. */
const barcode = /^\d{12,14}$/;

/** A text that may be a quantity. */
const amount = new RegExp(`^\\d[\\d., '’]*(?:${unit})?$`, "i");

const unitAtEnd = new RegExp(`\\s*${unit}$`, "i");

/** A unit of weight or length, which pieces do not have. */
const measured = /\d\s*(m|m[eè]tres?|meters?|kg|kilos?)\.?$/i;

/**
 * Reads `2`, `2.5`, `2,5`, `1 000`, `3 x` and `2.5 m`; with a decimal comma, `1.000` is a thousand, and `1,250` may be 1250:
 * null, unless its unit has decimals, as in `1,250 kg`.
 */
function quantityIn(typed: string, decimal: DecimalSign): number | null {
  const plain = typed.replace(unitAtEnd, "").replace(/ /g, "");
  const group = decimal === "," ? "." : ",";
  const isGrouped = new RegExp(`^\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d+)?$`).test(plain);
  const value = parseDecimal(isGrouped ? plain.replaceAll(group, "") : plain);
  const isUnclear = /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain) && !isGrouped && !measured.test(typed);
  return value !== null && value > 0 && !isUnclear ? value : null;
}

/** A title in small letters, without accents, punctuation and a remark in brackets: `art nr` for "Art.nr. (EU)". */
const plainTitle = (text: string): string =>
  fold(text.replace(/\(.*/, ""))
    .replace(/[^\p{L}\d#°]+/gu, " ")
    .trim();

/** The columns of a line of titles; null for another line. The first line is one if it has the title of one column. */
function columnsOf(cells: string[], isFirst: boolean): Columns | null {
  // `KIT-340;4;stuks` has a unit, not a title.
  if (cells.some((cell) => /^\d/.test(cell))) return null;
  const plain = cells.map(plainTitle);
  const find = (groups: readonly RegExp[][]): number =>
    groups
      .map((group) => plain.findIndex((title) => group.some((one) => one.test(title))))
      .find((index) => index >= 0) ?? -1;
  const code = find(titles.code);
  const quantity = find(titles.quantity);
  if (isFirst ? code < 0 && quantity < 0 : code < 0 || quantity < 0) return null;
  if (code < 0) return { code: quantity === 0 ? 1 : 0, quantity };
  if (quantity >= 0) return { code, quantity };
  const beside = code === 0 ? 1 : 0;
  return { code, quantity: otherTitle.test(plain[beside] ?? "") ? -1 : beside, isGuess: true };
}

/** A code without digits, such as MUG-RED. */
const wordCode = /^\p{Lu}+$|\p{L}[-_./]\p{L}/u;

/** Whether a line is one of titles that `columnsOf` does not know: words above a line with digits and a quantity. */
const areUnknownTitles = (cells: string[], next: string[] = []): boolean =>
  cells.filter(Boolean).length > 1 &&
  !cells.some((cell) => /\d/.test(cell) || wordCode.test(cell)) &&
  /\d/.test(next[0] ?? "") &&
  next.slice(1).some((cell) => amount.test(cell));

const spacedLine = new RegExp(`^([^",]+?)\\s+(\\d[\\d.,'’]*(?:\\s*${unit})?)$`, "i");
const decimalComma = new RegExp(`^\\s*\\d+,\\d+(?:\\s*${unit})?$`, "i");

/** Splits a line. Spaces separate the last number only: a code may contain spaces. */
function cellsOf(line: string): Cell[] {
  for (const separator of ["\t", ";"]) {
    const cells = splitQuoted(line, separator);
    if (cells.length > 1) return cells;
  }
  const spaced = spacedLine.exec(line);
  if (spaced) {
    const [, code = "", quantity = ""] = spaced;
    return [
      { text: code, start: 0, end: code.length },
      { text: quantity, start: line.length - quantity.length, end: line.length },
    ];
  }
  const cells = splitQuoted(line, ",");
  // `A-1,2,5` has a decimal comma, or a third column: nobody can tell.
  return cells.length === 3 && decimalComma.test(line.slice(line.indexOf(",") + 1))
    ? [cells[0]!, { ...cells[1]!, text: `${cells[1]!.text},${cells[2]!.text} ?` }]
    : cells;
}

/** Splits a line of CSV. In quotes, a separator is text and two quotes are one. */
function splitQuoted(line: string, separator: string): Cell[] {
  const cells: Cell[] = [];
  let text = "";
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at <= line.length; at++) {
    const character = line[at];
    if (character === undefined || (character === separator && !isQuoted)) {
      cells.push({ text: text.trim(), start, end: at });
      text = "";
      start = at + 1;
    } else if (character === '"' && isQuoted && line[at + 1] === '"') text += line[++at]!;
    else if (character === '"' && (isQuoted || text.trim() === "")) isQuoted = !isQuoted;
    else text += character;
  }
  return cells;
}
