import { razorAt } from "./razor.ts";
import { closing } from "./closing.ts";

/**
 * `comment`: adds nothing to the page. `statement`: controls the output, such as `<% if (x) { %>`. `output`: becomes
 * text.
 */
export type PlaceholderKind = "comment" | "statement" | "output";

export interface Placeholder {
  start: number;
  end: number;
  kind: PlaceholderKind;
  /** The offset of the raw text, such as a script, that contains it. Then it adds no elements. */
  within?: number;
  /** Set when it is in a tag. Then it adds no elements. */
  inTag?: true;
}

/**
 * The delimiters of placeholders; the first match counts. Without its end delimiter it is text, except with `<?`: PHP
 * allows to omit `?>` at the end of a file.
 */
const pairs: readonly { open: RegExp; close: string; kind?: PlaceholderKind; toEnd?: true }[] = [
  { open: /<#--/y, close: "-->", kind: "comment" },
  { open: /\{\*/y, close: "*}", kind: "comment" },
  { open: /\{%-?\s*raw\s*-?%\}/y, close: "endraw" },
  { open: /<%--/y, close: "--%>", kind: "comment" },
  { open: /<%/y, close: "%>" },
  { open: /<\?/y, close: "?>", toEnd: true },
  { open: /\{\{!--/y, close: "--}}", kind: "comment" },
  { open: /\{\{!\s/y, close: "}}", kind: "comment" },
  { open: /\{\{\{/y, close: "}}}" },
  { open: /\{\{/y, close: "}}" },
  { open: /\{!!/y, close: "!!}" },
  { open: /\{%-?\s*comment\s*-?%\}/y, close: "endcomment", kind: "comment" },
  { open: /\{%-?\s*schema\s*-?%\}/y, close: "endschema", kind: "comment" },
  { open: /\{%-?\s*javascript\s*-?%\}/y, close: "endjavascript", kind: "comment" },
  { open: /\{%-?\s*stylesheet\s*-?%\}/y, close: "endstylesheet", kind: "comment" },
  { open: /\{%/y, close: "%}" },
  { open: /\{#(?!(?:if|each|await|key|snippet)\b)/y, close: "#}", kind: "comment" },
  { open: /\[\[(?=[*+$~!%])/y, close: "]]" },
];

/** FreeMarker's `<#if x>`, `</@macro>`. */
const tagLike = /<\/?[#@][a-zA-Z](?:[^>"'(]|"[^"]*"|'[^']*'|\([^)]*\)){0,2000}>/y;
/**
 * `{$price}`, `{product.name}`, `{f:uri.page(pageUid: 3)}` of Smarty, Latte and Fluid; never JSON, whose names are
 * quoted.
 */
const singleBraces = /\{\$[^{}\n]*\}|\{[a-zA-Z][\w.]*\}|\{\w+(?::\w+)*[.:]\w+\([^{}]*\)\}/y;

const statement =
  /^(?:<%-?\s*(?![=\-:#~$@!&]|\s)|<\?(?!=)|\{\{[-~]?\s*(?:[#/^]|(?:if|else|end|range|with|block|define)\b)|\{%|<\/?[#@])/;
const alternative =
  /^(?:<%-?|<\?(?:php)?|\{\{[-~]?|\{%[-~+]?|<[#@]|@)\s*\}?\s*(?:else|elsif|elif|elseif|case|when|default)\b/;

/** Returns a function that reads the placeholder at an offset of `source`, or null. Call it with increasing offsets. */
export function placeholdersOf(source: string): (at: number, inTag: boolean) => Placeholder | null {
  /** End delimiters that do not occur any more, so that each is searched for only once. */
  const unclosed = new Set<string>();

  return (at, inTag) => {
    const first = source[at]!;
    if (first === "@") return razorAt(source, at, inTag);
    if (!"<{[$#".includes(first)) return null;
    if (first === "$" || first === "#") {
      const end = source[at + 1] === "{" ? closing(source, at + 1) : -1;
      return end < 0 ? null : { start: at, end, kind: "output" };
    }
    for (const { open, close, kind, toEnd } of pairs) {
      open.lastIndex = at;
      const opened = open.exec(source);
      if (!opened || unclosed.has(close)) continue;
      const found = source.indexOf(close, at + opened[0].length);
      if (found < 0 && !toEnd) {
        unclosed.add(close);
        continue;
      }
      const end = found < 0 ? source.length : close.startsWith("end") ? afterTag(source, found) : found + close.length;
      return { start: at, end, kind: kind ?? (statement.test(source.slice(at, at + 40)) ? "statement" : "output") };
    }
    return matched(tagLike, "statement") ?? (inTag ? matched(singleBraces, "output") : null);

    function matched(pattern: RegExp, kind: PlaceholderKind): Placeholder | null {
      pattern.lastIndex = at;
      const found = pattern.exec(source);
      return found && { start: at, end: at + found[0].length, kind };
    }
  };
}

/** Whether the placeholder starts another branch of a condition, such as `else`. */
export const isAlternative = ({ start, end, kind }: Placeholder, source: string): boolean =>
  kind === "statement" && alternative.test(source.slice(start, end));

/** The offset after the `%}` of `{% endcomment %}` and similar tags. */
function afterTag(source: string, at: number): number {
  const end = source.indexOf("%}", at);
  return end < 0 ? source.length : end + 2;
}
