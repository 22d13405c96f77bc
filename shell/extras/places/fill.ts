import { emit } from "../../../shared/events.ts";
import type { PageVisit } from "../../../shared/shell-api.ts";
import { report } from "../../navigation/dialogs.ts";
import { isTypedIn } from "../../../shared/dom/is-typed-in.ts";
import { showProgress } from "../../navigation/fetch.ts";
import { address } from "../../navigation/history.ts";
import { noPage, pageSection } from "../../navigation/page.ts";
import { preload } from "../../navigation/preload.ts";
import { invalidateCache, liveSelector } from "../../navigation/cache.ts";
import { visit } from "../../navigation/visit.ts";
import type { Session } from "../../navigation/session.ts";
import type { FormRequest } from "../../common/form-request.ts";
import { isKept } from "../../common/is-kept.ts";
import { isModal } from "../../common/modal-body.ts";
import { request, type RequestWish } from "./request.ts";
import { contentFor } from "./content.ts";
import { isLink } from "./place.ts";
import { insert } from "./insert.ts";
import { takeParts } from "./page-parts.ts";
import type { Place } from "./place.ts";

/** A request whose answer goes into a place of the page. */
export interface Filling extends Place, FormRequest, RequestWish {
  /** The link or form that asks for it. */
  source?: Element | undefined;
  /** No one has asked for it now: no login, no loading bar, no message, and the focus stays. */
  isAutomatic?: boolean | undefined;
}

interface Pending {
  /** Its URL if a second press joins it, else empty. */
  joinableUrl: string;
  abort: AbortController;
  shown: Promise<boolean>;
}

/** The pending request of each target. A newer request for another URL aborts the older one. NAV-17 */
const pending = new WeakMap<Element, Pending>();

/** The last answer of each target that is filled again and again. Content that has not changed stays. */
const texts = new WeakMap<Element, string>();

/**
 * Fetches an answer and shows it in a place: the element of the same id in the answer, else the answer's page section,
 * else the whole fragment. Page parts that are in the answer are updated, too. Resolves with whether it was shown. Rejects
 * when it is needed and cannot be shown (`inPlace`); else it tells the visitor, or the browser follows the link.
 */
export function fill(session: Session, filling: Filling): Promise<boolean> {
  const { target, url, method } = filling;
  const last = pending.get(target);
  // A double click starts one request.
  if (last?.joinableUrl === url && method === "GET" && !last.abort.signal.aborted) return last.shown;
  last?.abort.abort();
  const abort = new AbortController();
  const { signal } = abort;
  const stop = (): void => abort.abort();
  const from = address();
  // A jump to an anchor leaves nothing.
  const stopUnlessHere = (): void => void (address() === from || stop());
  filling.signal?.addEventListener("abort", stop, { signal });
  // A target outside of the page section, or in a kept element, does not belong to the page.
  const isOfPage = filling.isPushed || (pageSection(document)?.contains(target) && !isKept(target));
  const life = isOfPage ? session.pageLife.signal : undefined;
  // A form that changes something goes on.
  if (method === "GET") {
    life?.addEventListener("abort", stop, { signal });
    if (life && !filling.isAutomatic) addEventListener("popstate", stopUnlessHere, { signal });
  }
  const shown = run(session, filling, signal, life).finally(stop);
  // A press must not join a request that tells nobody about its failure.
  pending.set(target, { joinableUrl: method === "GET" && !filling.isAutomatic ? url : "", abort, shown });
  return shown;
}

/** `life` ends with the page that the content belongs to. */
async function run(
  session: Session,
  filling: Filling,
  signal: AbortSignal,
  life: AbortSignal | undefined,
): Promise<boolean> {
  const { target, url, method, source, isAutomatic } = filling;
  const isMorph = filling.mode === "morph";
  const mayReplace = (next?: ParentNode): boolean | Promise<boolean> =>
    session.mayReplace?.(target, source, isAutomatic, next) ?? true;
  // The code that knows what is not saved may be on its way.
  if (target.querySelector("form")) await session.preloading;
  if (filling.mode === "replace" && !(await mayReplace())) return false;
  // The visitor may leave the page before the response arrives.
  const isLeft = (): boolean => signal.aborted || !!life?.aborted || !target.isConnected;
  const page: PageVisit = { url, method, headers: {}, kept: false, traverse: false, target };
  const progress = isAutomatic ? undefined : showProgress(target);
  const isUnsafe = method !== "GET";
  // The server may have acted, whatever happens to the response.
  if (isUnsafe) invalidateCache(session, liveSelector);
  try {
    emit(document, "page:request", page);
    const response = await request(session, { ...filling, headers: page.headers }, signal);
    if (isLeft()) return false;
    if (isAutomatic && texts.get(target) === response.html) return true;
    if (response.redirected && isModal(target))
      return await visit(session, { url: response.url, fetchedPage: response });
    page.url = response.url;
    page.document = response.doc;
    page.redirected = response.redirected;
    page.status = response.status;
    const code = isMorph ? session.load<typeof import("../morph/index.ts")>("morph") : Promise.resolve(undefined);
    const [content, morphing] = await Promise.all([
      contentFor(session, target, response, !(source instanceof HTMLFormElement)),
      code,
      session.preloading,
    ]);
    if (isLeft() || (isAutomatic && isTypedIn(target))) return false;
    // The visitor may have typed meanwhile; a morph takes away only what the answer lacks.
    const asksAgain = isMorph || (isAutomatic && filling.mode === "replace");
    if (asksAgain && (!(await mayReplace(isMorph ? content.nodes : undefined)) || isLeft())) return false;
    takeParts(response, target);
    emit(document, "page:swap", page);
    if (isUnsafe) invalidateCache(session, liveSelector);
    const finishKeeping = filling.mode === "replace" ? session.keepElements?.(target, content.nodes) : undefined;
    const added = insert(session, filling, content, morphing?.morph);
    if (added) page.added = added;
    finishKeeping?.();
    if (isAutomatic) texts.set(target, response.html);
    else texts.delete(target);
    emit(document, "page:loaded", page);
    setTimeout(() => preload(session));
    return true;
  } catch (error) {
    if (isLeft() || error === noPage) return false;
    if (filling.inPlace) throw error;
    if (!isAutomatic && emit(document, "page:error", { ...page, error })) {
      if (isLink(source)) location.assign(url);
      else report(session, ({ showFormError }) => showFormError(error));
    }
    return false;
  } finally {
    progress?.();
  }
}
