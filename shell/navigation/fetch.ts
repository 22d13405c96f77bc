import { STAYED_MS, unlessCutOff } from "../../shared/page/departure.ts";
import type { PageVisit } from "../../shared/shell-api.ts";
import { anySignal } from "../../shared/time/any-signal.ts";
import { parseHtml } from "../core/document.ts";
import { showLoadingBar } from "../core/loading-bar.ts";
import { isFullLoad } from "../core/settings.ts";
import type { Session } from "./session.ts";
import {
  type Answer,
  isWhole,
  noPage,
  NotAPage,
  pageSection,
  type PageResponse,
  parsePage,
  requireCode,
} from "./page.ts";

export interface FetchState {
  /** The last answer without content. */
  emptyAnswer?: Response;
}

export interface PageRequest extends Pick<PageVisit, "url" | "method" | "headers"> {
  body?: BodyInit | null;
  uncached?: boolean | undefined;
  cache?: RequestCache | undefined;
  inPlace?: boolean;
  /** Back or Forward: the history entry exists already. */
  traverse?: boolean;
  /** With `inPlace`: without a time limit. */
  isPatient?: boolean;
  /** The page may be shown while it arrives, unless a form is answered with it. */
  mayArrive?: boolean;
}

/**
 * Fails with `noPage` when `act` fails because the visitor leaves the page: where to is up to the visitor. When the visitor
 * stays after all, as after a link to write an e-mail, something that cannot be repeated (`isOnce`) fails with its error
 * 15 s later.
 */
export const unlessLeaving = <Result>(act: () => Promise<Result>, isOnce: boolean): Promise<Result> =>
  unlessCutOff(
    act,
    (error) =>
      new Promise((_, reject) => {
        if (!isOnce) reject(noPage);
        addEventListener("pagehide", () => reject(noPage), { once: true });
        setTimeout(reject, STAYED_MS, error);
      }),
  );

/**
 * Fetches and parses a page; allowed nonces become those of the current page. When the server requires a login, shows
 * the login dialog and repeats the request once.
 */
export async function fetchAndParse(
  session: Session,
  request: PageRequest,
  signal: AbortSignal,
): Promise<PageResponse> {
  const answer = await (session.takePrefetched?.(request, signal) ?? requestPage(session, request, signal));
  const mayArrive = request.mayArrive && (request.method === "GET" || answer.redirected);
  let response = wantsLogin(session, answer, request) ? undefined : await readAnswer(session, answer, mayArrive);
  if (!response || wantsLogin(session, response, request, pageSection(response.doc))) {
    const { requestAfterLogin } = await session.load<typeof import("../extras/login/index.tsx")>("login");
    response = await requestAfterLogin(session, request, signal);
  }
  const { status, redirected } = response;
  // An error page must not replace the user's input.
  if (request.inPlace ? status >= 400 : request.method !== "GET" && !redirected && status >= 500)
    throw Error(`${status}`);
  return response;
}

/** Parses a response when it is whole or, with `mayArrive`, when it has something to show. */
export async function readAnswer(session: Session, answer: Answer, mayArrive?: boolean): Promise<PageResponse> {
  const arriving = await answer.arrivingBody?.open(answer, mayArrive);
  const doc = arriving?.doc ?? parsePage(answer.html, answer.url);
  const fragment = arriving || isWhole(answer) ? undefined : parseHtml(answer.html);
  const response = { ...answer, doc, fragment, arriving };
  await judge(session, response);
  await nameTableForms(session, doc, answer);
  return response;
}

/** Applies the policy of a response, or only to the new elements `roots` of one that is still arriving. */
export async function judge(session: Session, response: PageResponse, roots?: ParentNode[]): Promise<void> {
  if (needsPolicy(session, response, response.doc))
    await (await requireCode(loadPolicy(session), response)).applyPolicy(session, response, roots);
}

/** Names the forms around table rows in `root`, if there are any, for their fields. */
export async function nameTableForms(session: Session, root: ParentNode, answer: Answer): Promise<void> {
  if (!root.querySelector(":is(table, thead, tbody, tfoot, tr) > form")) return;
  const code = session.load<typeof import("../extras/table-forms/index.ts")>("table-forms");
  (await requireCode(code, answer)).nameTableForms(root);
}

/** Loads the code for pages whose header does not say UTF-8. */
const loadCharset = ({ load }: Session): Promise<typeof import("../extras/charset/index.ts")> => load("charset");

/** Whether the scripts of a page have to be judged before they run. */
const needsPolicy = ({ nonce }: Session, { policy }: Answer, doc: Document): boolean =>
  !!nonce || restrictsScripts(policy) || !!doc.querySelector("head > meta[http-equiv*=-security-]");

const restrictsScripts = (policy: string): boolean => /(script|default)-src/i.test(policy);

const loadPolicy = ({ load }: Session): Promise<typeof import("../extras/policy/index.ts")> => load("policy");

/** Requests a page. Rejects with `NotAPage` for another content type or origin, or with the error of `fetch`. NAV-19 */
export async function requestPage(session: Session, request: PageRequest, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(request.url, {
    method: request.method,
    body: request.body ?? null,
    headers: { Accept: "text/html, application/xhtml+xml", ...request.headers },
    cache: request.cache ?? (request.uncached ? "no-store" : "default"),
    signal: request.inPlace && !request.isPatient ? anySignal(signal, AbortSignal.timeout(15_000)) : signal,
  });
  const { url, redirected, status, headers } = response;
  if (status === 204) {
    session.emptyAnswer = response;
    throw noPage;
  }
  const policy = headers.get("Content-Security-Policy") ?? "";
  const type = headers.get("Content-Type") ?? "";
  const attached = /^attachment/i.test(headers.get("Content-Disposition")!);
  const isPage = !attached && /^(text\/html|application\/xhtml\+xml)/i.test(type);
  // A 401 may have any content type. Only a redirect leads to another site. Only the browser can make a sandbox.
  if (
    (!isPage && status !== 401) ||
    new URL(url).origin !== location.origin ||
    (!request.inPlace && isFullLoad(new URL(url))) ||
    /(^|[;,] *)sandbox\b(?!\.)/i.test(policy)
  )
    throw new NotAPage(url, `is "${type}"`, redirected);
  // Starts to load the code while the text of the page is still coming.
  if (restrictsScripts(policy)) loadPolicy(session).catch(() => {});
  const charset = isPage && !/utf-8/i.test(type) ? await requireCode(loadCharset(session), response) : undefined;
  const arrivingBody = isPage ? session.readArriving?.(response, charset) : undefined;
  const html =
    !isPage || arrivingBody
      ? ""
      : charset
        ? charset.decodeHtml(await response.arrayBuffer(), type)
        : await response.text();
  const answer: Answer = { url, redirected, status, html, policy, allowedNonces: [], arrivingBody };
  if (session.nonce) (await loadPolicy(session)).renameNonces(session, answer);
  return answer;
}

/** Whether a page is a login page: by its URL, or because its only form is the login form. */
export function isLoginAddress(session: Session, url: string, section?: Element | null): boolean {
  // As `loginEnding`, which would make the shell larger.
  const path = session.settings().loginPath.toLowerCase().replace(/.*}/, "");
  const [form, other] = section?.querySelectorAll("form") ?? [];
  return (
    !!path &&
    (new URL(url).pathname.toLowerCase().replace(/\/$/, "").endsWith(path) ||
      (!other &&
        !!form?.querySelector("[type=password]") &&
        `${form.getAttribute("action")}`.toLowerCase().includes(path)))
  );
}

/**
 * Whether the response demands a login that the request did not ask for. An accepted form may also redirect to the
 * login page; only a refused one carries a return URL.
 */
const wantsLogin = (
  session: Session,
  { url, status, redirected }: Answer,
  request: PageRequest,
  section?: Element | null,
): boolean =>
  !!session.settings().loginPath &&
  (status === 401 ||
    (isLoginAddress(session, url, section) &&
      (request.method === "GET" || !redirected || /[?&]return_?url=/i.test(url)))) &&
  !isLoginAddress(session, request.url);

/** The requests that have not ended. */
const requests = new Set<{ target: Element }>();

/**
 * Marks `target` as busy, and shows the loading bar when it takes long. Returns a function that ends it. The last request for an
 * element clears its `aria-busy`.
 */
export function showProgress(target: Element): () => void {
  const request = { target };
  requests.add(request);
  target.setAttribute("aria-busy", "true");
  const hideBar = showLoadingBar();
  return () => {
    hideBar();
    requests.delete(request);
    if (![...requests].some((other) => other.target === target)) target.removeAttribute("aria-busy");
  };
}
