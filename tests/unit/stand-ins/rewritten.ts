// Pages as the proxy marks them and as the PHP of the install files does, to compare both.
import { parse } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";
import { compileRules } from "../../../scripts/build/install/compile-rules.mjs";
import { phpValue } from "../../../scripts/build/install/php-value.mjs";
import { shellFileOf } from "../../../tools/html/shell-tags.ts";
import { childrenOf, type Element, isElement, type Node } from "../../../tools/html/tree.ts";
import { addresses } from "../../../tools/proxy/addresses.ts";
import { guesses } from "../../../tools/proxy/page-section.ts";
import { parsePage } from "../../../tools/proxy/parsed-page.ts";
import { rewritePage } from "../../../tools/proxy/rewrite-page.ts";
import { readRules } from "../../../tools/proxy/rules.ts";
import { runPhp } from "./php.ts";

export type Html = string | Buffer;

/** A page for PHP: its rules by name, the groups of islands that are on, and methods of Atoll_Page to call. */
export interface Asked {
  html: Html;
  rules: string;
  groups?: string[];
  calls?: [method: string, ...values: unknown[]][];
}

interface Report {
  section: string | null;
  found: { group: string; part: string; selector: string; count: number }[];
}

/** Pages in and from JSON are in base64, because JSON holds no broken bytes. */
interface Marked {
  html: string;
  answers: unknown[];
  report: Report;
  isWhole: boolean;
}

/** Marks pages in one process of PHP. The pages have one character a byte, as those of `markWithProxy`. */
export function markWithPhp(rules: Record<string, object>, pages: readonly Asked[]): Marked[] {
  const compiled = Object.entries(rules).map(([name, each]) => [name, phpValue(compileRules(each, guesses))]);
  return runPhp<Marked[]>("pages.php", {
    rules: Object.fromEntries(compiled) as object,
    pages: pages.map((page) => ({ ...page, html: Buffer.from(page.html as string).toString("base64") })),
  }).map((page) => ({ ...page, html: Buffer.from(page.html, "base64").toString("latin1") }));
}

const folder = "http://127.0.0.1:9/__atoll__/";

export function markWithProxy(rules: object, html: Html): string {
  return rewritePage(Buffer.from(html as string), {
    contentType: "text/html; charset=utf-8",
    policies: [],
    map: addresses(new URL("http://shop.invalid"), "http://127.0.0.1:9"),
    rules: readRules(JSON.stringify(rules)),
    folder,
    newNonce: "",
  }).bytes.toString("latin1");
}

/** The elements as browsers read them, a line for each, without the tags of the shell and the content of templates. */
export function treeOf(html: string): string {
  const lines: string[] = [];
  const stack: [Node, number][] = [[parse(html, { treeAdapter: adapter }), 0]];
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const [node, depth] = entry;
    if (isElement(node)) {
      if (isOfShell(node)) continue;
      const attributes = Object.entries(node.attribs).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
      lines.push(`${" ".repeat(depth)}${node.name}${attributes.sort().join("")}`);
      if (node.name === "template") continue;
    }
    for (const child of childrenOf(node).toReversed()) stack.push([child, depth + 1]);
  }
  return lines.join("\n");
}

const isOfShell = (element: Element): boolean =>
  shellFileOf(element) !== null ||
  "data-atoll-settings" in element.attribs ||
  (element.attribs["src"] ?? "").startsWith(folder);

/** Elements that browsers add without a tag. */
const implied = ["html", "head", "body", "tbody", "tr", "colgroup", "p", "br"];

/**
 * Whether browsers make one element of each tag, in the order of the tags. They open elements such as `<b>` again when the
 * end tag is missing, and move content of tables before the table: the PHP promises nothing there.
 */
export function keepsOrder(html: string): boolean {
  let last = -1;
  return parsePage(Buffer.from(html).toString("latin1"), "utf-8").elements.every(({ name, sourceCodeLocation }) => {
    const at = sourceCodeLocation?.startTag?.startOffset;
    if (at === undefined) return implied.includes(name);
    const isNext = at > last;
    last = at;
    return isNext;
  });
}
