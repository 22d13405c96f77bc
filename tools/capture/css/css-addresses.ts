// Finds the addresses in a stylesheet. It reads tokens and no syntax tree: broken stylesheets have tokens too, and
// tokens have positions.
import { string as cssString, tokenize, tokenTypes, url as cssUrl } from "css-tree";

export interface CssAddress {
  /** The address without quotes and escapes. */
  address: string;
  /** `style`: from an `@import`. `font`: from an `@font-face`. */
  use: "style" | "font" | "image";
  /** The range of `url(...)` or of the string. */
  start: number;
  end: number;
}

const endsPrelude: number[] = [tokenTypes.Semicolon, tokenTypes.LeftCurlyBracket, tokenTypes.RightCurlyBracket];

/** The addresses of files in a stylesheet, in order. */
export function cssAddresses(css: string): CssAddress[] {
  const found: CssAddress[] = [];
  /** The at-rule whose prelude is being read. */
  let rule = "";
  let inFontFace = false;
  /** Open brackets: the name of the function, or "(". */
  const open: string[] = [];

  const add = (address: string, start: number, end: number): void => {
    // The URL of a namespace is only a name.
    if (rule === "@namespace" || !address.trim() || address.startsWith("#")) return;
    found.push({
      address: address.trim(),
      use: rule === "@import" ? "style" : inFontFace ? "font" : "image",
      start,
      end,
    });
  };

  tokenize(css, (type, start, end) => {
    const text = css.slice(start, end);
    const inside = open.at(-1) ?? "";
    if (type === tokenTypes.AtKeyword) {
      rule = text.toLowerCase();
    } else if (endsPrelude.includes(type)) {
      if (type === tokenTypes.LeftCurlyBracket) inFontFace ||= rule === "@font-face";
      if (type === tokenTypes.RightCurlyBracket) inFontFace = false;
      rule = "";
      open.length = 0;
    } else if (type === tokenTypes.Function) {
      open.push(text.slice(0, -1).toLowerCase());
    } else if (type === tokenTypes.LeftParenthesis) {
      open.push("(");
    } else if (type === tokenTypes.RightParenthesis) {
      open.pop();
    } else if (type === tokenTypes.Url) {
      add(cssUrl.decode(text), start, end);
    } else if (
      type === tokenTypes.String &&
      (/^(url|src|(-webkit-)?image-set)$/.test(inside) || (rule === "@import" && open.length === 0))
    ) {
      add(cssString.decode(text), start, end);
    }
  });
  return found;
}

/** Writes `address` in the form of the token that it replaces: as `url(...)`, or as a string with the same quotes. */
export function cssAddress(token: string, address: string): string {
  const escaped = address.replace(
    /["'\\\s]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
  const quote = /^["']/.exec(token)?.[0];
  return quote ? quote + escaped + quote : `url("${escaped}")`;
}
