import { emit } from "../../../shared/events.ts";
import { warn } from "../../../shared/warn.ts";
import { invalidateCache } from "../../navigation/cache.ts";
import { isLoginAddress, readAnswer, requestPage } from "../../navigation/fetch.ts";
import { loadParts } from "../../navigation/preload.ts";
import { runScripts, scriptsIn } from "../../navigation/scripts.ts";
import { type PageResponse, pageSection } from "../../navigation/page.ts";
import { mountIn } from "../../core/islands-on-demand.ts";
import { partsIn, partsOf } from "../../core/document.ts";
import type { Session } from "../../navigation/session.ts";
import type { FormRequest } from "../../common/form-request.ts";
import { extractHeading } from "../../common/extract-heading.ts";

export interface LoginState {
  /** The open login dialog. Resolves with true once the visitor is signed in. */
  signIn?: Promise<boolean> | undefined;
  /** The open question whether a refused request is sent again. */
  sendAgain?: Promise<boolean> | undefined;
  /** The page that the login led to, until it is shown. */
  pageAfterLogin?: PageResponse | undefined;
  /** CSRF tokens of the visitor who has signed in, by the name of their field. */
  csrfTokens?: ReadonlyMap<string, string>;
}

/** CSRF tokens are valid only for the visitor they were issued to. */
const tokens = "input[type=hidden]:is([name*=token i], [name*=csrf i])";

/** Updates the CSRF tokens of a request that is sent again. */
export function refreshTokens({ csrfTokens }: LoginState, body: FormData | URLSearchParams): void {
  for (const [name, value] of csrfTokens ?? []) if (body.has(name)) body.set(name, value);
}

export type LoginRequest = { url: string } & Partial<FormRequest>;

interface LoginPage {
  title: string;
  /** Undefined when the response is empty: the dialog keeps its content. */
  content?: DocumentFragment;
  /** Keys of its stylesheets. */
  styles: string[];
}

/**
 * Fetches the next page of the login for the dialog; null once the visitor is signed in, after updating the page parts.
 * A page with a password field is a further step, such as a failed login or a second factor, unless it is the page at
 * `returnUrl`.
 */
export async function fetchLogin(
  session: Session,
  request: LoginRequest,
  returnUrl: string,
  signal: AbortSignal,
): Promise<LoginPage | null> {
  const page = await requestPage(session, { method: "GET", headers: {}, ...request }, signal).then(
    (answer) => readAnswer(session, answer),
    (error: Error & { url?: string }) => {
      // The login redirected to a file or the like: the visitor is signed in.
      if (error.name === "NotAPage" && !(error.url && isLoginAddress(session, error.url))) return null;
      throw error;
    },
  );
  if (!page) return null;
  const { doc, html, status, url } = page;
  if (status === 404)
    warn(
      `the login expects a page that the setting loginPath names, got 404 from ${url}; the dialog shows this answer.`,
    );
  const section = pageSection(doc);
  const { pathname, search } = new URL(url);
  const isStep = pathname + search !== returnUrl && !!section?.querySelector("[type=password]");
  if (status < 400 && !isStep && !isLoginAddress(session, url, section)) {
    const tokenFields = [...doc.querySelectorAll<HTMLInputElement>(tokens)];
    // A token that differs between forms cannot be assigned to a form of another page.
    const fresh = (session.csrfTokens = new Map(
      tokenFields
        .filter(({ name, value }) => tokenFields.every((other) => other.name !== name || other.value === value))
        .map(({ name, value }) => [name, value]),
    ));
    for (const field of document.querySelectorAll<HTMLInputElement>(tokens))
      field.value = fresh.get(field.name) ?? field.value;
    await applyNewUser(session, doc, url);
    emit(document, "cart:changed", { otherTab: false });
    emit(document, "account:changed", undefined);
    session.pageAfterLogin = page;
    return null;
  }
  if (!html) return { title: "", styles: [] };
  const { contentFor } = await session.load<typeof import("../places/index.ts")>("places");
  const { nodes, styles } = await contentFor(session, null, page, false);
  return { title: extractHeading(nodes) || doc.title || "", content: nodes, styles };
}

/** Updates settings and page parts to the new user, from the page at `url`. */
async function applyNewUser(session: Session, doc: Document, url: string): Promise<void> {
  const { page } = session;
  invalidateCache(session);
  // Settings and parts of another page do not apply to this one.
  if (url.split("#")[0] !== location.href.split("#")[0]) return;
  const { user } = session.settingsOf(doc);
  session.setSettings((page.pageMetadata.settings = { ...page.pageMetadata.settings, user }));
  const parts = partsOf(doc);
  // Keep a busy part: its request is waiting for the login and will continue there.
  for (const part of partsIn(document)) {
    const name = part.dataset["pagePart"]!;
    const html = page.pageParts.get(name);
    if (html && part.matches(":is([aria-busy=true], :has([aria-busy=true]))")) parts.set(name, html);
  }
  page.pageParts = parts;
  // Without this code they change with the next page.
  await Promise.resolve(loadParts(session, parts)).catch(() => {});
  const changed = session.applyParts?.(parts, doc) ?? [];
  for (const part of changed) mountIn(session, part);
  runScripts(session, changed.flatMap(scriptsIn)).catch(() => {});
}
