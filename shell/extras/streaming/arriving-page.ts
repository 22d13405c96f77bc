import { emit } from "../../../shared/events.ts";
import type { PageVisit } from "../../../shared/shell-api.ts";
import { elementsIn, type Parts, partsIn, partsOf } from "../../core/document.ts";
import { mountIn } from "../../core/islands-on-demand.ts";
import { report } from "../../navigation/dialogs.ts";
import { needsPolicy, unlessLeaving } from "../../navigation/fetch.ts";
import { addStyles, applyHead, readMetadata, useStyles } from "../../navigation/head.ts";
import { type Answer, noPage, requireCode, setBase } from "../../navigation/page.ts";
import { preload } from "../../navigation/preload.ts";
import { isCode, loadNeededScripts, loadPageScripts, scriptsIn } from "../../navigation/scripts.ts";
import type { Session } from "../../navigation/session.ts";
import { applyParts } from "../../navigation/swap.ts";
import type { Arrival, Shown } from "../../navigation/visit.ts";
import { moveChildren, watchAdded } from "./added-nodes.ts";
import { islandStarter } from "./island-starter.ts";
import { lander } from "./lander.ts";
import { isFollowed, type PartialParser } from "./partial-parser.ts";
import type { ArrivingText } from "./read-body.ts";
import { attachShadowRoots } from "./shadow-roots.ts";

/** A page that is shown while it arrives. */
export interface ArrivingPage {
  /** What is there of its document. The page section is open; its children are moved to the displayed page. */
  doc: Document;
  /** Lands the page that was swapped in, and adds the rest. Resolves with whether all of it is shown. */
  show(pageVisit: PageVisit, next: Arrival, shown: Shown): Promise<boolean>;
}

interface Stream {
  session: Session;
  answer: Answer;
  text: ArrivingText;
  parser: PartialParser;
  /** The page parts that have arrived. */
  parts: Parts;
  pageVisit: PageVisit;
  next: Arrival;
  shown: Shown;
}

/** Longest time between two additions, in milliseconds: hidden pages have no frames. */
const FRAME_TIMEOUT_MS = 100;

export function arrivingPage(
  session: Session,
  answer: Answer,
  text: ArrivingText,
  parser: PartialParser,
): ArrivingPage {
  const { doc } = parser;
  setBase(doc, answer.url);
  attachShadowRoots(doc.body);
  const parts = partsOf(doc);
  return {
    doc,
    async show(pageVisit, next, shown) {
      const stream: Stream = { session, answer, text, parser, parts, pageVisit, next, shown };
      try {
        return await unlessLeaving(() => addRest(stream), "GET");
      } catch (error) {
        if (error === noPage || shown.life.aborted) throw error;
        console.error("[atoll] the page broke off.", error);
        if (emit(document, "page:error", { ...pageVisit, error }))
          report(session, ({ showBroken }) => showBroken(session, pageVisit.target));
        return false;
      } finally {
        session.arrivedLength = undefined;
      }
    },
  };
}

async function addRest(stream: Stream): Promise<boolean> {
  const { session, text, parser, pageVisit, next, shown } = stream;
  const { life } = shown;
  const section = pageVisit.target;
  const holder = next.nodeHolder as Element;
  // While the connection works: it may break.
  session.load("dialogs").catch(() => {});
  life.addEventListener("abort", text.cancel);
  const added = watchAdded(section);
  const startIslands = islandStarter(session, section);
  const { land, stop } = lander(session, pageVisit, next, shown);
  let scripts = Promise.resolve();
  const runScripts = (elements: HTMLScriptElement[]): void => {
    if (elements.some(isCode)) scripts = scripts.then(() => run(stream, elements));
  };

  for (const part of shown.changedParts) mountIn(session, part);
  startIslands(parser.openElements(section, holder));
  land(false);
  runScripts([...shown.innerScripts, ...shown.changedParts.flatMap(scriptsIn)]);
  shown.innerScripts = shown.changedParts = [];
  requestAnimationFrame(() => setTimeout(() => preload(session)));
  try {
    while (!parser.isDone()) {
      session.arrivedLength = text.all.length;
      if (!parser.hasMore()) await text.more();
      await nextFrame();
      if (life.aborted) return false;
      added.take();
      parser.parse(section);
      moveChildren(holder, section);
      const open = parser.openElements(section, holder);
      const elements = added.take().map((element) => copyCustom(element, open));
      await settle(stream, elements);
      const parts = await takeParts(stream);
      if (life.aborted) return false;
      startIslands(open);
      land(parser.isDone());
      runScripts([...elements, ...parts].flatMap((element) => elementsIn<HTMLScriptElement>(element, "script")));
      if (elements.length > 0) emit(document, "page:added", { ...pageVisit, added: elements });
    }
    // Rejects when the connection broke.
    await text.ended;
    await finish(stream);
    await scripts;
    return !life.aborted;
  } finally {
    added.stop();
    stop();
  }
}

/** Runs scripts of the page, once those before them have run. */
async function run({ session, parser, next, shown }: Stream, scripts: HTMLScriptElement[]): Promise<void> {
  const { life } = shown;
  next.pageRun ??= await (await loadPageScripts(session)).begin(parser.doc, next.nodeHolder, life);
  await next.pageRun.run(scripts, life);
}

/** Safari upgrades only a copy of a custom element that a parser has added to another document. */
function copyCustom(element: Element, open: Set<Element>): Element {
  let root = element;
  for (const part of elementsIn(element, ":not(:defined)")) {
    if (open.has(part)) continue;
    const copy = document.importNode(part);
    copy.append(...part.childNodes);
    part.replaceWith(copy);
    if (part === element) root = copy;
  }
  return root;
}

/** Makes new elements what they are in a page that the browser has loaded. */
async function settle(stream: Stream, elements: Element[]): Promise<void> {
  await judge(stream, elements);
  for (const element of elements) {
    attachShadowRoots(element);
    // As in a swap: media of a document without a window do not load.
    for (const media of elementsIn<HTMLMediaElement>(element, "audio, video")) if (media.networkState > 2) media.load();
  }
}

/** Applies the policy of the answer to new elements, before their scripts run. */
async function judge({ session, answer, parser: { doc } }: Stream, elements: Element[]): Promise<void> {
  if (!needsPolicy(session, answer, doc)) return;
  const { applyPolicy } = await requireCode(session.load<typeof import("../policy/index.ts")>("policy"), answer);
  await applyPolicy(session, { ...answer, doc }, elements);
}

/** Updates the page parts that have arrived since; at the end also those that the page lacks. Returns the changed ones. */
async function takeParts(stream: Stream): Promise<Element[]> {
  const { session, parser, parts, next } = stream;
  const isEnd = parser.isDone();
  const fresh = partsIn(parser.doc).filter((part) => !parts.has(nameOf(part)) && (isEnd || isFollowed(part)));
  if (fresh.length === 0 && !isEnd) return [];
  await judge(stream, fresh);
  const present = partsOf(parser.doc);
  for (const name of fresh.map(nameOf)) parts.set(name, present.get(name)!);
  if (isEnd) next.content.pageParts = parts;
  const changed = applyParts(session, isEnd ? parts : new Map([...session.pageParts, ...parts]), parser.doc);
  for (const part of changed) mountIn(session, part);
  return changed;
}

const nameOf = (part: Element): string => part.getAttribute("data-page-part")!;

/** Applies what came after the page section. */
async function finish({ session, parser: { doc }, pageVisit, next, shown }: Stream): Promise<void> {
  const { pageMetadata } = next.content;
  const { head, styles } = readMetadata(doc, pageMetadata.settings);
  await addStyles(session, doc, styles);
  if (shown.life.aborted) return;
  applyHead(head, pageMetadata.head);
  useStyles(session, styles);
  Object.assign(pageMetadata, { head, styles });
  next.pageRun ??= await (await loadNeededScripts(session, doc, true))?.begin(doc, next.nodeHolder, shown.life);
  mountIn(session, pageVisit.target);
  setTimeout(() => preload(session));
}

const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, FRAME_TIMEOUT_MS);
  });
