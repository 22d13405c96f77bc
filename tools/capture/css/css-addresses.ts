// Which addresses a stylesheet has, and where they stand. By its tokens: they are there in broken styles, too, and know where they begin.
import { string as cssString, tokenize, tokenTypes, url as cssUrl } from "css-tree";

export interface CssAddress {
  /** As its author meant it, without quotes and escapes. */
  address: string;
  /** `style`: an `@import`. `font`: named in an `@font-face`. */
  use: "style" | "font" | "image";
  /** Where `url(...)` or the string stands in the text. */
  start: number;
  end: number;
}

/** The addresses of files in a stylesheet, in their order. */
export function cssAddresses(css: string): CssAddress[] {
  const found: CssAddress[] = [];
  /** The `@` rule at whose start we are, until its `;` or `{`. */
  let rule = "";
  let inFontFace = false;
  /** Open brackets: the function's name, or "(". */
  const open: string[] = [];

  const add = (address: string, start: number, end: number): void => {
    // A namespace is a name that looks like an address.
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
    } else if (type === tokenTypes.Semicolon) {
      rule = "";
      open.length = 0;
    } else if (type === tokenTypes.LeftCurlyBracket) {
      inFontFace ||= rule === "@font-face";
      rule = "";
      open.length = 0;
    } else if (type === tokenTypes.RightCurlyBracket) {
      inFontFace = false;
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

/** How `address` is written where the token `before` stood: a `url(...)` stays one, a string stays a string in its own quotes. */
export function cssAddress(before: string, address: string): string {
  const written = address.replace(
    /["'\\\s]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
  const quote = /^["']/.exec(before)?.[0];
  return quote ? quote + written + quote : `url("${written}")`;
}
