import { razorAt } from "./razor.ts";
import { closing } from "./closing.ts";

/**
 * `comment`: nothing of it reaches the page. `statement`: it decides what does, such as `<% if (x) { %>`. `output`: it becomes text.
 */
export type PlaceholderKind = "comment" | "statement" | "output";

export interface Placeholder {
  start: number;
  end: number;
  kind: PlaceholderKind;
  /** Where the script, the style or other text that it stands in begins: no element comes by it. */
  within?: number;
  /** It stands in a tag: no element comes by it. */
  inTag?: true;
}

/** Pairs that hold a placeholder; the first that fits counts. A pair without its end is text, save `?>`, which PHP lets fall at the end of a file. */
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
/** Smarty's, Latte's and Fluid's `{$price}`, `{product.name}`, `{f:uri.page(pageUid: 3)}`; never JSON, whose names stand in quotes. */
const singleBraces = /\{\$[^{}\n]*\}|\{[a-zA-Z][\w.]*\}|\{\w+(?::\w+)*[.:]\w+\([^{}]*\)\}/y;

const statement =
  /^(?:<%-?\s*(?![=\-:#~$@!&]|\s)|<\?(?!=)|\{\{[-~]?\s*(?:[#/^]|(?:if|else|end|range|with|block|define)\b)|\{%|<\/?[#@])/;
const alternative =
  /^(?:<%-?|<\?(?:php)?|\{\{[-~]?|\{%[-~+]?|<[#@]|@)\s*\}?\s*(?:else|elsif|elif|elseif|case|when|default)\b/;

/** Where placeholders begin and end in `source`: a function that is asked position by position. */
export function placeholdersOf(source: string): (at: number, inTag: boolean) => Placeholder | null {
  /** What did not close behind a position does not behind a later one: each is looked for once. */
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

/** Whether it begins the other branch of a condition: what stands before it and behind it is never on a page together. */
export const isAlternative = ({ start, end, kind }: Placeholder, source: string): boolean =>
  kind === "statement" && alternative.test(source.slice(start, end));

/** Behind the `%}` of `{% endcomment %}` and its like. */
function afterTag(source: string, at: number): number {
  const end = source.indexOf("%}", at);
  return end < 0 ? source.length : end + 2;
}
