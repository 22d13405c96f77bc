import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A heading with an id, and the text from it to the next one. */
export interface Section {
  level: number;
  id: string;
  heading: string;
  text: string;
}

/** The headings, ids and links of a page, for its table of contents, the search and the check of links. */
export interface Outline {
  sections: Section[];
  ids: Set<string>;
  /** Values of `href` and `src`, but for those of frames. */
  links: string[];
}

/** Reads the sections, ids and links of a page's HTML. The first section has level 1 and the page's title. */
export function outline(html: string): Outline {
  const result: Outline = { sections: [], ids: new Set(), links: [] };
  visit(parseFragment(html).childNodes, result);
  for (const section of result.sections) section.text = section.text.replace(/\s+/g, " ").trim();
  return result;
}

function visit(nodes: Node[], result: Outline): void {
  for (const node of nodes) {
    if ("value" in node) addText(result, node.value);
    if (!("tagName" in node)) continue;
    const attribute = (name: string): string | undefined => node.attrs.find((item) => item.name === name)?.value;
    const id = attribute("id");
    if (id) result.ids.add(id);
    const link = attribute("href") ?? (node.tagName === "iframe" ? undefined : attribute("src"));
    if (link !== undefined) result.links.push(link);
    const [, level] = /^h([1-6])$/.exec(node.tagName) ?? [];
    if (level) {
      result.sections.push({ level: Number(level), id: id ?? "", heading: textOf(node).trim(), text: "" });
    } else if (!["form", "iframe", "button"].includes(node.tagName)) {
      visit(node.childNodes, result);
      addText(result, " ");
    }
  }
}

function addText({ sections }: Outline, text: string): void {
  const section = sections.at(-1);
  if (section) section.text += text;
}

const textOf = (element: Element): string =>
  element.childNodes
    .map((node) => ("value" in node ? node.value : "tagName" in node ? textOf(node) : ""))
    .join("")
    .replace(/\s+/g, " ");
