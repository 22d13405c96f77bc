import { emit } from "../../../shared/events.ts";
import type { PageVisit } from "../../../shared/shell-api.ts";
import { elementsIn, type Parts, partsIn, partsOf } from "../../core/document.ts";
import { mountIn } from "../../core/islands-on-demand.ts";
import { report } from "../../navigation/dialogs.ts";
import { nameTableForms, needsPolicy, unlessLeaving } from "../../navigation/fetch.ts";
import { addStyles, applyHead, readMetadata, useStyles } from "../../navigation/head.ts";
import { type Answer, noPage, requireCode, setBase } from "../../navigation/page.ts";
import { preload } from "../../navigation/preload.ts";
import { isCode, loadNeededScripts, loadPageScripts, scriptsIn } from "../../navigation/scripts.ts";
import type { Session } from "../../navigation/session.ts";
import { appendAll, applyParts, loadMedia } from "../../navigation/swap.ts";
import type { Arrival, Shown } from "../../navigation/visit.ts";
import { moveChildren, watchAdded } from "./added-nodes.ts";
import { islandStarter } from "./island-starter.ts";
import { lander } from "./lander.ts";
import { isFollowed, type PartialParser } from "./partial-parser.ts";
import type { ArrivingText } from "./read-body.ts";
import { attachShadowRoots } from "./shadow-roots.ts";

/** A page that is shown while it arrives. */
export interface ArrivingPage {
  /** Its document, as far as it has arrived. The page section is open; its children are moved to the displayed page. */
  doc: Document;
  /** The page parts that are complete. */
  parts: Parts;
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
  /** Runs scripts of the page, once those before them have run. */
  runScripts(scripts: HTMLScriptElement[]): Promise<void>;
}

/** Milliseconds that a frame takes on a page that is not large. */
const FRAME_MS = 20;
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
  const parts: Parts = new Map();
  noteParts(parser, parts);
  return {
    doc,
    parts,
    async show(pageVisit, next, shown) {
      const { life } = shown;
      let scripts = Promise.resolve();
      const stream: Stream = {
        ...{ session, answer, text, parser, parts, pageVisit, next, shown },
        runScripts: (elements) => (scripts = scripts.then(() => run(stream, elements))),
      };
      try {
        // As a form that was sent: when the visitor was leaving and stays, it fails.
        return await unlessLeaving(() => addRest(stream), "POST");
      } catch (error) {
        if (error === noPage || life.aborted) return false;
        console.error("[atoll] the page broke off.", error);
        if (emit(document, "page:error", { ...pageVisit, error }))
          report(session, ({ showBroken }) => showBroken(session, pageVisit.target, life));
        return false;
      } finally {
        session.arrivedLength = undefined;
        scripts.catch(() => {});
      }
    },
  };
}

async function addRest(stream: Stream): Promise<boolean> {
  const { session, text, parser, pageVisit, next, shown, runScripts } = stream;
  const { life } = shown;
  const section = pageVisit.target;
  const holder = next.nodeHolder as Element;
  const added = watchAdded(section);
  const startIslands = islandStarter(session, section);
  const land = lander(session, pageVisit, next, shown);

  session.arrivedLength = text.all.length;
  // While the connection works: it may break.
  session.load("dialogs").catch(() => {});
  for (const part of shown.changedParts) mountIn(session, part);
  void runScripts([...shown.innerScripts, ...shown.changedParts.flatMap(scriptsIn)]);
  shown.innerScripts = shown.changedParts = [];
  startIslands(parser.openElements(section, holder, added.isForeign));
  land(false);
  requestAnimationFrame(() => setTimeout(() => preload(session)));
  const ended = text.ended.catch(() => {});
  try {
    await nextFrame();
    while (!parser.isDone()) {
      if (!parser.hasMore()) await text.more();
      session.arrivedLength = text.all.length;
      if (life.aborted) return false;
      const start = performance.now();
      added.skip();
      parser.parse(section);
      moveChildren(holder, section);
      const open = parser.openElements(section, holder, added.isForeign);
      upgradeIn(section, open);
      const elements = added.take();
      await settle(stream, elements);
      if (life.aborted) return false;
      void runScripts(elements.flatMap((element) => elementsIn<HTMLScriptElement>(element, "script")));
      startIslands(open);
      if (elements.length > 0) emit(document, "page:added", { ...pageVisit, added: elements });
      land(parser.isDone());
      // Rejects when the connection broke: the parts that are missing stay.
      if (parser.isDone()) await text.ended;
      await updateParts(stream);
      await nextFrame();
      // A large page takes long to lay out: half of the time is the visitor's.
      await Promise.race([ended, wait(performance.now() - start - FRAME_MS)]);
    }
    await runScripts([]);
    await finish(stream);
    return !life.aborted;
  } finally {
    added.stop();
  }
}

async function run({ session, parser, next, shown: { life } }: Stream, scripts: HTMLScriptElement[]): Promise<void> {
  if (!scripts.some(isCode)) return;
  const code = next.pageRun ? undefined : await loadPageScripts(session);
  if (life.aborted) return;
  next.pageRun ??= await code!.begin(parser.doc, next.nodeHolder, life);
  await next.pageRun.run(scripts, life);
}

/** Safari does not upgrade a custom element that a parser adds to an element of another document, but a copy of it. */
function upgradeIn(section: Element, open: Set<Element>): void {
  for (const element of section.querySelectorAll(":not(:defined)")) {
    if (open.has(element) || !customElements.get(element.localName)) continue;
    const copy = document.importNode(element);
    appendAll(copy, [...element.childNodes]);
    element.replaceWith(copy);
  }
}

/** Makes new elements what they are in a page that the browser has loaded, and applies the policy of the answer. */
async function settle(stream: Stream, elements: Element[]): Promise<void> {
  await judge(stream, elements);
  await nameTableForms(stream.session, document, stream.answer);
  for (const element of elements) {
    attachShadowRoots(element);
    loadMedia(element);
  }
}

async function judge({ session, answer, parser: { doc } }: Stream, roots: Element[]): Promise<void> {
  if (!needsPolicy(session, answer, doc)) return;
  const { applyPolicy } = await requireCode(session.load<typeof import("../policy/index.ts")>("policy"), answer);
  await applyPolicy(session, { ...answer, doc }, roots);
}

/** Adds the page parts that have arrived since to `parts`. Returns them. */
function noteParts(parser: PartialParser, parts: Parts): Element[] {
  const arrived = partsIn(parser.doc).filter(
    (part) => !parts.has(nameOf(part)) && (parser.isDone() || isFollowed(part)),
  );
  const texts = arrived.length > 0 ? partsOf(parser.doc) : undefined;
  for (const name of arrived.map(nameOf)) parts.set(name, texts!.get(name)!);
  return arrived;
}

const nameOf = (part: Element): string => part.getAttribute("data-page-part")!;

/** Updates the page parts that have arrived since, and at the end also those that the page lacks. */
async function updateParts(stream: Stream): Promise<void> {
  const { session, parser, parts, next, shown, runScripts } = stream;
  const isEnd = parser.isDone();
  const arrived = noteParts(parser, parts);
  if (arrived.length === 0 && !isEnd) return;
  await settle(stream, arrived);
  if (shown.life.aborted) return;
  const all: Parts = new Map(session.pageParts);
  // Others may have been renewed, as by a login.
  for (const name of arrived.map(nameOf)) all.set(name, parts.get(name)!);
  if (isEnd) for (const name of all.keys()) if (!parts.has(name)) all.delete(name);
  next.content.pageParts = all;
  for (const part of applyParts(session, all, parser.doc)) {
    void runScripts(scriptsIn(part));
    mountIn(session, part);
  }
}

/** Applies what came after the page section. */
async function finish(stream: Stream): Promise<void> {
  const { session, parser, pageVisit, next, shown } = stream;
  const { life } = shown;
  const { doc } = parser;
  const { pageMetadata } = next.content;
  const { head, styles } = readMetadata(doc, pageMetadata.settings);
  await judge(stream, [doc.documentElement]);
  await addStyles(session, doc, styles);
  const code = next.pageRun ? undefined : await loadNeededScripts(session, doc, true);
  if (life.aborted) return;
  applyHead(head, pageMetadata.head);
  pageMetadata.head = head;
  // A dialog may have added others.
  pageMetadata.styles = [...new Set([...pageMetadata.styles, ...styles])];
  useStyles(session, pageMetadata.styles);
  next.pageRun ??= await code?.begin(doc, next.nodeHolder, life);
  mountIn(session, pageVisit.target);
  setTimeout(() => preload(session));
}

const wait = (milliseconds: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, FRAME_TIMEOUT_MS);
  });
