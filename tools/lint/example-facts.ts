import type { IslandDescription } from "../description/describe.ts";
import { contentRange, hasOpenTag, hasPlaceholder, type Page, readPage } from "./page/page.ts";
import { childrenOf, type Element, isElement, textOf } from "./page/tree.ts";
import type { Vocabulary } from "./vocabulary.ts";

const known = new WeakMap<IslandDescription, boolean>();

/** Whether its element may hold nothing, as in one of its examples: it shows nothing before it is live. */
export function mayBeEmpty(island: IslandDescription, vocabulary: Vocabulary): boolean {
  const answer = known.get(island) ?? island.examples.some((example) => hasEmptyHost(readPage(example, vocabulary), island));
  known.set(island, answer);
  return answer;
}

const hasEmptyHost = (page: Page, island: IslandDescription): boolean => page.hosts.some((host) => host.island === island && !hasContent(page, host.element));

/** Elements that hold nothing by their nature. */
const empty = ["input", "img", "embed", "iframe", "video", "audio", "object", "canvas", "progress", "meter"];
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
