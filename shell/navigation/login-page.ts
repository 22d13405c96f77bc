import { emit } from "../../shared/events.ts";
import { detachChildren } from "../detach-children.ts";
import type { FormRequest } from "../behaviours/form-request.ts";
import { extractHeading } from "../behaviours/extract-heading.ts";
import { partsIn, partsOf } from "../server-snapshot.ts";
import { makeAbsolute } from "./make-absolute.ts";
import type { NavigationApi } from "./navigation-api.ts";
import { pageSection } from "./parse.ts";

/** CSRF tokens are valid only for the visitor they were issued to. */
const tokens = "input[type=hidden]:is([name*=token i], [name*=csrf i])";
let fresh = new Map<string, string>();

/** Updates the CSRF tokens of a request that is sent again. */
export function refresh(body: FormData | URLSearchParams): void {
  for (const [name, value] of fresh) if (body.has(name)) body.set(name, value);
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
  request: LoginRequest,
  returnUrl: string,
  signal: AbortSignal,
  tools: NavigationApi,
): Promise<LoginPage | null> {
  const page = await tools
    .requestPage({ method: "GET", headers: {}, ...request }, signal)
    .then(tools.readDocument, (error: Error & { url?: string }) => {
      // The login redirected to a file or the like: the visitor is signed in.
      if (error.name === "NotAPage" && !(error.url && tools.isLogin(error.url))) return null;
      throw error;
    });
  if (!page) return null;
  const { answer, doc } = page;
  const section = pageSection(doc);
  const { pathname, search } = new URL(answer.url);
  const isStep = pathname + search !== returnUrl && !!section?.querySelector("[type=password]");
  if (answer.status < 400 && !isStep && !tools.isLogin(answer.url, section)) {
    const tokenFields = [...doc.querySelectorAll<HTMLInputElement>(tokens)];
    // A token that differs between forms cannot be assigned to a form of another page.
    fresh = new Map(
      tokenFields
        .filter(({ name, value }) => tokenFields.every((other) => other.name !== name || other.value === value))
        .map(({ name, value }) => [name, value]),
    );
    for (const field of document.querySelectorAll<HTMLInputElement>(tokens))
      field.value = fresh.get(field.name) ?? field.value;
    applyNewUser(doc, answer.url, tools);
    emit(document, "cart:changed", { otherTab: false });
    tools.recordLanding(page);
    return null;
  }
  if (!answer.html) return { title: "", styles: [] };
  const content = detachChildren(section ?? doc.body);
  makeAbsolute(content, answer.url);
  return {
    title: extractHeading(content) || doc.title || "",
    content,
    styles: section ? await tools.addStyles(doc) : [],
  };
}

/** Updates settings and page parts to the new user, from the page at `url`. */
function applyNewUser(
  doc: Document,
  url: string,
  { core, show, invalidateCache, applyParts, runInert }: NavigationApi,
): void {
  const content = show.content();
  invalidateCache();
  // Settings and parts of another page do not apply to this one.
  if (url.split("#")[0] !== location.href.split("#")[0]) return;
  const { user } = core.readSettings(doc);
  core.setSettings((content.metadata.settings = { ...content.metadata.settings, user }));
  const parts = partsOf(doc);
  // Keep a busy part: its request is waiting for the login and will continue there.
  for (const part of partsIn(document)) {
    const name = part.dataset["pagePart"]!;
    const html = content.parts.get(name);
    if (html && part.matches(":is([aria-busy=true], :has([aria-busy=true]))")) parts.set(name, html);
  }
  content.parts = parts;
  void runInert(applyParts(parts, doc, core));
}
