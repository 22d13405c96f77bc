import { parse, parseFragment, type ParserError, type Token } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";
import type { IslandDescription } from "../../description/describe.ts";
import { MASK, type Masked, mask } from "../template/mask.ts";
import type { Vocabulary } from "../vocabulary.ts";
import type { Range } from "./range.ts";
import { type Element, elementsIn, parentOf } from "./tree.ts";

/** An element of an island that there is. */
export interface Host {
  element: Element;
  island: IslandDescription;
}

/** A page, or a piece of one, with its placeholders blanked out, its elements and its islands. */
export interface Page extends Masked {
  source: string;
  /** It has `<html>`: what it does not hold is not on the page, save what a placeholder puts there. */
  isWhole: boolean;
  elements: Element[];
  hosts: Host[];
  /** All attributes that stand on it. */
  attributes: ReadonlySet<string>;
  /** Names of attributes that their element has already. */
  repeated: readonly Range[];
  /** What stands around an element, itself included. */
  surroundings: ReadonlyMap<Element, Surroundings>;
}

interface Surroundings {
  /** The nearest element of an island. */
  host?: Host;
  /** The nearest of an island that puts its content aside, the element itself not included. */
  replacing?: Host;
  /** All islands around it, the element itself not included. */
  islands: ReadonlySet<IslandDescription>;
  form?: Element;
  /** The outermost label around it, which has the text of those in it. */
  label?: Element;
}

export function readPage(source: string, vocabulary: Vocabulary): Page {
  const masked = mask(source);
  // What stands in <noscript> is what this is about.
  const repeated: Range[] = [];
  const onParseError = ({ code, startOffset: end }: ParserError): void => {
    // Told where its name ends.
    if (code === "duplicate-attribute")
      repeated.push({
        start: end - /[^\s"'/<>=]*$/.exec(masked.text.slice(Math.max(0, end - 100), end))![0].length,
        end,
      });
  };
  const options = { treeAdapter: adapter, sourceCodeLocationInfo: true, scriptingEnabled: false, onParseError };
  const isDocument = /<(?:html|head|body)[\s>]/i.test(masked.text);
  const root = isDocument ? parse(masked.text, options) : parseFragment(masked.text, options);
  const elements = [...elementsIn(root)];
  const isWhole = elements.some(({ name, sourceCodeLocation }) => name === "html" && sourceCodeLocation);
  const hosts = elements.flatMap((element) => {
    const island = vocabulary.islandOf(element);
    return island && !island.wide ? [{ element, island }] : [];
  });
  const attributes = new Set(elements.flatMap(({ attribs }) => Object.keys(attribs)));
  return {
    source,
    ...masked,
    isWhole,
    elements,
    hosts,
    attributes,
    repeated,
    surroundings: surroundingsOf(elements, hosts),
  };
}

const none: ReadonlySet<IslandDescription> = new Set();

/** Made once, from the outside to the inside: to go up from each element takes a minute where thousands stand in each other. */
function surroundingsOf(elements: readonly Element[], hosts: readonly Host[]): Map<Element, Surroundings> {
  const own = new Map(hosts.map((host) => [host.element, host]));
  const all = new Map<Element, Surroundings>();
  for (const element of elements) {
    const parent = parentOf(element);
    const outer = parent && own.get(parent);
    const { host, replacing, islands = none, form, label } = (parent && all.get(parent)) ?? {};
    all.set(element, {
      host: own.get(element) ?? host,
      replacing: outer?.island.fallback === "replace" ? outer : replacing,
      islands: outer ? new Set([...islands, outer.island]) : islands,
      label: label ?? (parent?.name === "label" ? parent : undefined),
      form: element.name === "form" ? element : form,
    });
  }
  return all;
}

/** None where only the parser made it. */
const locationOf = ({ sourceCodeLocation }: Element) => sourceCodeLocation as Token.ElementLocation | null | undefined;

/** The start tag; of an element that only the parser made, what the parser made it for. */
export function tagRange(element: Element): Range {
  for (let one: Element | undefined = element; one; one = parentOf(one)) {
    const tag = locationOf(one)?.startTag;
    if (tag) return { start: tag.startOffset, end: tag.endOffset };
  }
  return { start: 0, end: 0 };
}

/** The attribute with its value; where it stands nowhere, as in a second `<body>`, the tag. */
export function attributeRange(element: Element, name: string): Range {
  const at = locationOf(element)?.attrs?.[name];
  return at ? { start: at.startOffset, end: at.endOffset } : tagRange(element);
}

/** What stands between its tags; of one whose end tag nobody wrote, as far as it goes. */
export function contentRange(element: Element): Range {
  const at = locationOf(element);
  const { start, end } = tagRange(element);
  return at ? { start: end, end: at.endTag?.startOffset ?? at.endOffset } : { start, end: start };
}

/** Whether a template puts something there of which the source does not say what. What stands in a script or a style there does not count. */
export const hasPlaceholder = ({ placeholders }: Page, at: Range): boolean =>
  placeholders.some(
    ({ start, end, kind, within = 0 }) => kind !== "comment" && end > at.start && start < at.end && within <= at.start,
  );

/** Whether a template puts something onto the page of which the source does not say what: an element may come with it, or one of these be any. */
export const isOpen = (page: Page): boolean =>
  page.placeholders.some(({ kind, within, inTag }) => kind !== "comment" && within === undefined && !inTag) ||
  page.elements.some(
    (element) => hasOpenTag(element) || ["id", "href"].some((name) => isMasked(element.attribs[name] ?? "")),
  );

/** Whether the template may put either what stands at `from` or what stands at `to` on the page, and never both. */
export const isOtherBranch = ({ alternatives }: Page, from: number, to: number): boolean =>
  alternatives.some((at) => at > from && at < to);

/** ASP.NET's tag helpers and server controls, Thymeleaf, Sightly, Vue and Alpine: they write attributes, or content, that one does not see. */
const written = /^(?:asp-|runat$|th:|data-th-|data-sly-|:|v-bind|v-text|v-html|x-bind|x-text|x-html)/;

/** Whether a placeholder stands among its attributes, or one that writes others: it may have more of them than one sees. */
export const hasOpenTag = ({ attribs }: Element): boolean =>
  Object.keys(attribs).some((name) => isMasked(name) || written.test(name));

export const isMasked = (text: string): boolean => text.includes(MASK);

/** The value as it stands in the source, placeholders and all: the same text is the same value. Null where the attribute is missing. */
export function writtenValue(page: Page, element: Element, name: string): string | null {
  const value = element.attribs[name];
  if (value === undefined || !isMasked(value)) return value ?? null;
  const { start, end } = attributeRange(element, name);
  return /=\s*["']?([\s\S]*?)["']?$/.exec(page.source.slice(start, end))?.[1] ?? value;
}
