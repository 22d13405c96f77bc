import { emit } from "../../shared/events.ts";
import type { PageRun } from "../extras/page-scripts/index.ts";
import type { ArrivingPage } from "../extras/streaming/index.ts";
import type { Content } from "./cache.ts";
import { fetchAndParse } from "./fetch.ts";
import { addStyles } from "./head.ts";
import { loadAnchors } from "./land.ts";
import { type NextPage, type PageResponse, readPage, requireCode } from "./page.ts";
import { loadMedia, loadParts } from "./preload.ts";
import { loadNeededScripts } from "./scripts.ts";
import type { Session } from "./session.ts";
import { ANIMATION_MS } from "./show.ts";
import { hasLayers } from "./swap.ts";
import type { Visit } from "./visit.ts";

/** Gets the next page, with the code and the styles that showing it needs: fetch, read, prepare. */

/** A page that is ready to be shown. */
export interface Arrival extends NextPage {
  /** The page when it is shown while it arrives. */
  arriving?: ArrivingPage | undefined;
  /** Its scripts, of which those before the content have run. */
  pageRun?: PageRun | undefined;
  /** The code that closes the layers of the site that would cover the page. */
  layersCode?: typeof import("../extras/layers/index.ts") | undefined;
  /** The code that a visit with `stay` uses. */
  stayCode?: typeof import("../extras/stay/index.ts") | undefined;
  /** The code that opens the closed elements around the anchor that the page is shown at. */
  anchorsCode?: typeof import("../extras/anchors/index.ts") | undefined;
}

/** A cached page, whose scripts have run. */
export function takeKept(session: Session, content: Content): Arrival {
  // Back must not wait for code.
  if (hasLayers())
    loadLayers(session)
      .then(({ closeLayers }) => closeLayers())
      .catch(() => {});
  return { content, nodeHolder: content.cachedNodes!, hasSection: false };
}

export async function arrive(session: Session, decided: Visit): Promise<Arrival> {
  const response = await fetchResponse(session, decided);
  return prepare(session, decided, response, read(session, decided, response));
}

/** Waits for the response, and for the out animation of the site's styles or scripts if there is one. */
async function fetchResponse(
  session: Session,
  { visitRequest: request, pageVisit, signal }: Visit,
): Promise<PageResponse> {
  emit(document, "page:request", pageVisit);
  const mayArrive = !(request.inPlace || request.stay);
  const response = request.fetchedPage ?? fetchAndParse(session, { ...request, ...pageVisit, mayArrive }, signal);
  const animation = document.getAnimations().length > 0 && new Promise((resolve) => setTimeout(resolve, ANIMATION_MS));
  return (await Promise.all([response, animation]))[0];
}

/** Finds the next page in the response. */
function read(session: Session, { pageVisit }: Visit, response: PageResponse): NextPage {
  pageVisit.document = response.doc;
  pageVisit.url = response.url + new URL(pageVisit.url).hash;
  pageVisit.redirected = response.redirected;
  pageVisit.status = response.status;
  const next = readPage(session, pageVisit.method, response);
  next.content.isFormResponse = pageVisit.method !== "GET" && !response.redirected;
  return next;
}

/** Loads what the page needs before it is shown: code and styles. Runs the scripts that come before its content. */
async function prepare(session: Session, decided: Visit, response: PageResponse, next: NextPage): Promise<Arrival> {
  const { pageVisit, visitRequest: request, signal } = decided;
  const { doc } = response;
  const { content, nodeHolder, hasSection } = next;
  const code = [
    loadNeededScripts(session, doc, hasSection),
    request.stay || request.inPlace || !hasLayers(request.link) ? undefined : loadLayers(session),
    request.stay ? session.load<typeof import("../extras/stay/index.ts")>("stay") : undefined,
    request.stay || pageVisit.traverse || !pageVisit.url.includes("#") ? undefined : loadAnchors(session),
    hasSection && addStyles(session, doc, content.pageMetadata.styles),
    loadParts(session, content.pageParts),
    loadMedia(session, doc),
    session.preloading,
  ] as const;
  // Most pages need no code.
  const [pageScripts, layersCode, stayCode, anchorsCode] = code.some(Boolean)
    ? await requireCode(Promise.all(code), response)
    : [];
  signal.throwIfAborted();
  const pageRun = await pageScripts?.begin(doc, hasSection ? nodeHolder : null, signal);
  return { ...next, arriving: response.arriving, pageRun, layersCode, stayCode, anchorsCode };
}

const loadLayers = ({ load }: Session): Promise<typeof import("../extras/layers/index.ts")> => load("layers");
