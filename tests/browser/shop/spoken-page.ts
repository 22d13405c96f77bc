// Writes a page as text, in the order and with the words of a screen reader.
import type { Page } from "@playwright/test";
import { type AccessibleNode, accessibilityTree } from "./accessibility-tree.ts";

interface Element {
  line: string;
  content: Part[];
}

/** A piece of text, the edge of a block of text (null), or an element. */
type Part = string | null | Element;

/** Elements that screen readers do not mention. They read the content only. */
const UNMENTIONED =
  /^(none|generic|RootWebArea|strong|emphasis|time|Abbr|mark|superscript|subscript|deletion|insertion|section(header|footer))$/;
const BLOCKS = /^(paragraph|LineBreak)$/;
/** The text of a label is the name of its field, and is read with the field. */
const LABELS = /^(LabelText|Legend)$/;
/** The options of a closed list are not read, and a list marker is part of its item. */
const SKIPPED = /^(InlineTextBox|MenuListPopup|ListMarker)$/;
/** Elements whose text is their name or their value. */
const WITHOUT_TEXT = /^(link|button|heading|image|textbox|searchbox|combobox|checkbox|radio|summary|term|option)$/;
const FIELDS = /^(textbox|searchbox|combobox|spinbutton|slider)$/;
/** Better words for the roles of Chromium. */
const WORDS: Record<string, string> = {
  DisclosureTriangle: "summary",
  DisclosureTriangleGrouped: "summary",
  DescriptionList: "description list",
  contentinfo: "footer",
  banner: "header",
};
const STATES = ["checked", "pressed", "selected", "disabled", "readonly", "required", "invalid"];

/** The page, or the part that `selector` matches: one line for each element and each block of text. */
export async function readAloud(page: Page, selector = "body"): Promise<string> {
  const lines = write(read(await accessibilityTree(page, selector)));
  return `${lines.join("\n")}\n`.replaceAll(new URL(page.url()).origin, "https://shop.example");
}

function read(node: AccessibleNode): Part[] {
  const { role, name, isIgnored, properties } = node;
  if (SKIPPED.test(role)) return [];
  if (role === "StaticText" && !isIgnored) return [name];
  const content = node.children.flatMap(read);
  if (BLOCKS.test(role)) return [null, ...content, null];
  if (LABELS.test(role)) return content.filter(isElement);
  if (isIgnored || UNMENTIONED.test(role)) return content;
  const word = properties["roledescription"] || (WORDS[role] ?? role);
  return [
    {
      line: describe(word, node, content),
      content: WITHOUT_TEXT.test(word)
        ? content.filter((part) => isElement(part) && !part.line.startsWith("image"))
        : content,
    },
  ];
}

function describe(word: string, { name, value, description, properties }: AccessibleNode, content: Part[]): string {
  const items = content.filter((part) => isElement(part) && part.line.startsWith("listitem")).length;
  return [
    word === "heading" ? `heading ${properties["level"]}` : word === "list" ? `list of ${items}` : word,
    name && ` "${name}"`,
    FIELDS.test(word) && value && ` = "${value}"`,
    ...statesOf(properties).map((state) => `, ${state}`),
    description && ` (${description})`,
  ]
    .filter(Boolean)
    .join("");
}

function statesOf({ expanded, current, live, ...others }: AccessibleNode["properties"]): string[] {
  return [
    ...STATES.filter((state) => (others[state] ?? "false") !== "false"),
    expanded && (expanded === "true" ? "expanded" : "collapsed"),
    current && current !== "false" && `current ${current}`,
    live && live !== "off" && `live ${live}`,
  ].filter((state) => typeof state === "string" && state !== "") as string[];
}

const isElement = (part: Part): part is Element => part !== null && typeof part === "object";

/** An element whose only content is one line shares its line with it. */
function write(parts: Part[]): string[] {
  const lines: string[] = [];
  let words: string[] = [];
  const endText = (): void => {
    const line = words.filter(Boolean).join(" ");
    if (line) lines.push(`"${line}"`);
    words = [];
  };
  for (const part of parts) {
    if (typeof part === "string") words.push(part);
    else endText();
    if (!isElement(part)) continue;
    const content = write(part.content);
    if (content.length === 1) lines.push(`${part.line}: ${content[0]}`);
    else lines.push(part.line, ...content.map((line) => `  ${line}`));
  }
  endText();
  return lines;
}
