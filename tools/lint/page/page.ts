import { parse, parseFragment, type ParserError, type Token } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";
import type { IslandDescription } from "../../description/describe.ts";
import { MASK, type Masked, mask } from "../template/mask.ts";
import type { Vocabulary } from "../vocabulary.ts";
import type { Range } from "./range.ts";
import { type Element, elementsIn, parentOf } from "./tree.ts";

/** An element with an existing island. */
export interface Host {
  element: Element;
  island: IslandDescription;
}

/** A parsed page or part of one, with masked placeholders. */
export interface Page extends Masked {
  source: string;
  /** Whether the source has an `<html>` tag: then the page has nothing else, except the output of placeholders. */
  isWhole: boolean;
  elements: Element[];
  hosts: Host[];
  /** The names of all attributes on the page. */
  attributes: ReadonlySet<string>;
  /** The names of attributes that their element has twice. */
  repeated: readonly Range[];
  /** The surroundings of each element. */
  surroundings: ReadonlyMap<Element, Surroundings>;
}

interface Surroundings {
  /** The nearest island, on the element itself or around it. */
  host?: Host;
  /** The nearest island that replaces its content, if it is around the element. */
  replacing?: Host;
  /** All islands around the element, without its own. */
  islands: ReadonlySet<IslandDescription>;
  form?: Element;
  /** The outermost label around the element; its text includes that of inner ones. */
  label?: Element;
}

export function readPage(source: string, vocabulary: Vocabulary): Page {
  const masked = mask(source);
  const repeated: Range[] = [];
  const onParseError = ({ code, startOffset: end }: ParserError): void => {
    // The parser reports the offset where the second name ends.
    if (code === "duplicate-attribute")
      repeated.push({
        start: end - /[^\s"'/<>=]*$/.exec(masked.text.slice(Math.max(0, end - 100), end))![0].length,
        end,
      });
  };
  // Without scripting, the parser also reads the content of <noscript>, which the rules check.
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

/**
 * Computed once for all elements, from the outside to the inside. Walking up from each element would take a minute on a
 * page with thousands of nested elements.
 */
function surroundingsOf(elements: readonly Element[], hosts: readonly Host[]): Map<Element, Surroundings> {
  const hostOf = new Map(hosts.map((host) => [host.element, host]));
  const all = new Map<Element, Surroundings>();
  for (const element of elements) {
    const parent = parentOf(element);
    const outer = parent && hostOf.get(parent);
    const { host, replacing, islands = none, form, label } = (parent && all.get(parent)) ?? {};
    all.set(element, {
      host: hostOf.get(element) ?? host,
      replacing: outer?.island.fallback === "replace" ? outer : replacing,
      islands: outer ? new Set([...islands, outer.island]) : islands,
      label: label ?? (parent?.name === "label" ? parent : undefined),
      form: element.name === "form" ? element : form,
    });
  }
  return all;
}

/** Undefined for an element that the parser added. */
const locationOf = ({ sourceCodeLocation }: Element) => sourceCodeLocation as Token.ElementLocation | null | undefined;

/** The start tag of the element; of its nearest ancestor with a tag when the parser added the element. */
export function tagRange(element: Element): Range {
  for (let current: Element | undefined = element; current; current = parentOf(current)) {
    const tag = locationOf(current)?.startTag;
    if (tag) return { start: tag.startOffset, end: tag.endOffset };
  }
  return { start: 0, end: 0 };
}

/** The attribute with its value; the tag when the attribute has no place, as after a merge of two `<body>` tags. */
export function attributeRange(element: Element, name: string): Range {
  const at = locationOf(element)?.attrs?.[name];
  return at ? { start: at.startOffset, end: at.endOffset } : tagRange(element);
}

/** The content between the tags; without an end tag, up to the end of the element. */
export function contentRange(element: Element): Range {
  const at = locationOf(element);
  const { start, end } = tagRange(element);
  return at ? { start: end, end: at.endTag?.startOffset ?? at.endOffset } : { start, end: start };
}

/**
 * Whether the range contains a placeholder whose output is unknown. Placeholders in an inner script or style do not
 * count.
 */
export const hasPlaceholder = ({ placeholders }: Page, at: Range): boolean =>
  placeholders.some(
    ({ start, end, kind, within = 0 }) => kind !== "comment" && end > at.start && start < at.end && within <= at.start,
  );

/** Whether the template may add elements to the page, or attributes to its elements, that the source does not show. */
export const isOpen = (page: Page): boolean =>
  page.placeholders.some(({ kind, within, inTag }) => kind !== "comment" && within === undefined && !inTag) ||
  page.elements.some(
    (element) => hasOpenTag(element) || ["id", "href"].some((name) => isMasked(element.attribs[name] ?? "")),
  );

/** Whether `from` and `to` are in different branches of a condition, so that a page never has both. */
export const isOtherBranch = ({ alternatives }: Page, from: number, to: number): boolean =>
  alternatives.some((at) => at > from && at < to);

/** Attributes of ASP.NET, Thymeleaf, Sightly, Vue and Alpine that generate other attributes or content. */
const generating = /^(?:asp-|runat$|th:|data-th-|data-sly-|:|v-bind|v-text|v-html|x-bind|x-text|x-html)/;

/**
 * Whether the element may have more attributes than the source shows: it has a placeholder in its tag or a generating
 * attribute.
 */
export const hasOpenTag = ({ attribs }: Element): boolean =>
  Object.keys(attribs).some((name) => isMasked(name) || generating.test(name));

/** `<x-button>`, `<twig:Button>`: the source does not show which element the component renders. */
export const isComponent = ({ name }: Element): boolean => /[-:.]/.test(name);

export const isMasked = (text: string): boolean => text.includes(MASK);

/**
 * The value with its placeholders as in the source, so that equal values have equal texts. Null without the attribute.
 */
export function writtenValue(page: Page, element: Element, name: string): string | null {
  const value = element.attribs[name];
  if (value === undefined || !isMasked(value)) return value ?? null;
  const { start, end } = attributeRange(element, name);
  return /=\s*["']?([\s\S]*?)["']?$/.exec(page.source.slice(start, end))?.[1] ?? value;
}
