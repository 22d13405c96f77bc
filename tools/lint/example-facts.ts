import type { IslandDescription } from "../description/describe.ts";
import { contentRange, hasOpenTag, hasPlaceholder, type Page, readPage } from "./page/page.ts";
import { childrenOf, type Element, elementsIn, isElement, textOf } from "./page/tree.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What the examples of an island show that no field of its definition says. */
interface ExampleFacts {
  /** Its element may hold nothing: it shows nothing before it is live. */
  mayBeEmpty: boolean;
  /** A field in it may have no name: it is not meant for the server. */
  mayBeNameless: boolean;
}

const known = new WeakMap<IslandDescription, ExampleFacts>();

export function factsOf(island: IslandDescription, vocabulary: Vocabulary): ExampleFacts {
  const facts = known.get(island) ?? read(island, vocabulary);
  known.set(island, facts);
  return facts;
}

function read(island: IslandDescription, vocabulary: Vocabulary): ExampleFacts {
  const pages = island.examples.map((example) => readPage(example, vocabulary));
  const hosts = pages.flatMap((page) => page.hosts.filter((host) => host.island === island).map(({ element }) => ({ page, element })));
  return {
    mayBeEmpty: hosts.some(({ page, element }) => !hasContent(page, element)),
    mayBeNameless: hosts.some(({ element }) => [element, ...elementsIn(element)].some((one) => isField(one) && !one.attribs["name"])),
  };
}

/** Elements that hold nothing by their nature. */
const empty = ["input", "img", "br", "hr", "embed", "area", "source", "track", "wbr", "col", "iframe", "video", "audio", "object", "canvas", "progress", "meter"];
/** Elements that show nothing. */
const unseen = ["script", "style", "template", "link", "meta"];

/** Whether visitors see something of it without script: a text, an element of any kind, whatever a template puts there. */
export function hasContent(page: Page, element: Element): boolean {
  if (empty.includes(element.name) || hasOpenTag(element) || hasPlaceholder(page, contentRange(element))) return true;
  return childrenOf(element).some((child) => isElement(child) && !unseen.includes(child.name)) || textOf(element).trim() !== "";
}


const noFields = ["button", "submit", "reset", "image", "hidden"];

/** Whether it takes what a visitor says: no button, nothing hidden. */
export const isField = ({ name, attribs }: Element): boolean =>
  name === "select" || name === "textarea" || (name === "input" && !noFields.includes((attribs["type"] ?? "text").toLowerCase()));
