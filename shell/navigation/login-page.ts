import { emit } from "../../shared/events.ts";
import { contentsOf } from "../contents.ts";
import type { FormRequest } from "../behaviours/form-request.ts";
import { takeHeading } from "../behaviours/take-heading.ts";
import { partsIn, partsOf } from "../served.ts";
import { makeAbsolute } from "./absolute.ts";
import type { LateTools } from "./late-tools.ts";
import { pageSection } from "./parse.ts";

/** Fields against forged requests hold for the visitor they were made for. */
const tokens = "input[type=hidden]:is([name*=token i], [name*=csrf i])";
let fresh = new Map<string, string>();

/** Brings what is sent a second time up to date. */
export function refresh(body: FormData | URLSearchParams): void {
  for (const [name, value] of fresh) if (body.has(name)) body.set(name, value);
}

export type LoginRequest = { url: string } & Partial<FormRequest>;

interface LoginPage {
  title: string;
  /** Missing where the answer has nothing to show: what is shown stays. */
  content?: DocumentFragment;
  /** Keys of its styles. */
  styles: string[];
}

/**
 * The login page in answer to `request`, for the dialog; null when the visitor is signed in, which what stands around the page then
 * tells. A page with a password field is one more step, such as a login that failed or a second factor, unless it is the one that the
 * login was to lead back to.
 */
export async function fetchLogin(
  request: LoginRequest,
  returnUrl: string,
  signal: AbortSignal,
  tools: LateTools,
): Promise<LoginPage | null> {
  const page = await tools
    .requestPage({ method: "GET", headers: {}, ...request }, signal)
    .then(tools.read, (error: Error & { url?: string }) => {
      // It led to something that is no page, such as a file: the visitor is in.
      if (error.name === "NotAPage" && !(error.url && tools.isLogin(error.url))) return null;
      throw error;
    });
  if (!page) return null;
  const { answer, doc } = page;
  const section = pageSection(doc);
  const { pathname, search } = new URL(answer.url);
  const isStep = pathname + search !== returnUrl && !!section?.querySelector("[type=password]");
  if (answer.status < 400 && !isStep && !tools.isLogin(answer.url, section)) {
    const given = [...doc.querySelectorAll<HTMLInputElement>(tokens)];
    // One that differs from form to form is not known for another page's form.
    fresh = new Map(
      given
        .filter(({ name, value }) => given.every((other) => other.name !== name || other.value === value))
        .map(({ name, value }) => [name, value]),
    );
    for (const field of document.querySelectorAll<HTMLInputElement>(tokens))
      field.value = fresh.get(field.name) ?? field.value;
    follow(doc, answer.url, tools);
    emit(document, "cart:changed", { otherTab: false });
    tools.land(page);
    return null;
  }
  if (!answer.html) return { title: "", styles: [] };
  const content = contentsOf(section ?? doc.body);
  makeAbsolute(content, answer.url);
  return { title: takeHeading(content) || doc.title || "", content, styles: section ? await tools.addStyles(doc) : [] };
}

/** The visitor is another one by now, as the page at `url` tells: what stands around the page follows. */
function follow(doc: Document, url: string, { core, show, dropKept, applyParts, runInert }: LateTools): void {
  const content = show.content();
  dropKept();
  // What another page says of itself is not said of this one.
  if (url.split("#")[0] !== location.href.split("#")[0]) return;
  const { user } = core.readSettings(doc);
  core.setSettings((content.facts.settings = { ...content.facts.settings, user }));
  const parts = partsOf(doc);
  // What waits for the login in one of them goes on there.
  for (const part of partsIn(document)) {
    const name = part.dataset["pagePart"]!;
    const html = content.parts.get(name);
    if (html && part.matches(":is([aria-busy=true], :has([aria-busy=true]))")) parts.set(name, html);
  }
  content.parts = parts;
  void runInert(applyParts(parts, doc, core));
}
