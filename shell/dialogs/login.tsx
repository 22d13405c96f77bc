import { type ReactNode, useEffect, useRef, useState } from "react";
import { Dialog } from "../../shared/dialog/dialog.tsx";
import { openDialog } from "../../shared/dialog/open-dialog.tsx";
import { emit } from "../../shared/events.ts";
import { shell } from "../../shared/face.ts";
import { focusOn } from "../../shared/focus-on.ts";
import type { Translate } from "../../shared/i18n/texts.ts";
import { actionOf, attribute } from "../behaviours/form-policy.ts";
import { formRequest, type FormRequest } from "../behaviours/form-request.ts";
import { contentsOf } from "../contents.ts";
import { makeAbsolute } from "../navigation/absolute.ts";
import { actsAnew } from "../navigation/acts-anew.ts";
import type { LateTools } from "../navigation/late-tools.ts";
import { withoutChange } from "../navigation/links.ts";
import { pageSection } from "../navigation/parse.ts";
import { takeHeading } from "../behaviours/take-heading.ts";
import { partsIn, partsOf } from "../served.ts";
import { ask } from "./confirm.tsx";

let open: Promise<boolean> | undefined;
let again: Promise<boolean> | undefined;

/** Fields against forged requests hold for the visitor they were made for. */
const tokens = "input[type=hidden]:is([name*=token i], [name*=csrf i])";
let fresh = new Map<string, string>();

/** As `login` of navigation/login.ts: many that want it at once open one dialog. ERR-01 */
export async function login(tools: LateTools, returnUrl: string, isAgain: boolean, body?: BodyInit | null): Promise<boolean> {
  open ??= signIn(tools, returnUrl).finally(() => (open = undefined));
  const done = (await open) && (!isAgain || (await (again ??= ask((t) => t("Login.Again")).finally(() => (again = undefined)))));
  // What is sent a second time is brought up to date.
  if (body instanceof FormData || body instanceof URLSearchParams) for (const [name, value] of fresh) if (body.has(name)) body.set(name, value);
  return done;
}

function signIn(tools: LateTools, returnUrl: string): Promise<boolean> {
  const { app, culture, loginPath } = shell().settings;
  // To come back to what acts would be to do it: whoever asked does that, once.
  const { pathname, search } = actsAnew(returnUrl) ? { pathname: `${app}/${culture}`, search: "" } : new URL(withoutChange(returnUrl), location.href);
  const url = `${app}/${culture}${loginPath}?returnUrl=${encodeURIComponent(pathname + search)}`;
  return new Promise((resolve) => {
    openDialog((t, close, id) => <SignIn t={t} id={id} url={url} tools={tools} onEnd={(done) => (close(), resolve(done))} />, () => resolve(false));
  });
}

type Request = { url: string } & Partial<FormRequest>;

interface LoginPage {
  title: string;
  /** Missing where the answer has nothing to show: what is shown stays. */
  content?: DocumentFragment;
  /** Keys of its styles. */
  styles: string[];
}

/** The login page in answer to `request`, for the dialog; null when the visitor is signed in, which what stands around the page then tells. */
async function fetchLogin(request: Request, signal: AbortSignal, tools: LateTools): Promise<LoginPage | null> {
  const page = await tools.requestPage({ method: "GET", headers: {}, ...request }, signal).then(tools.read, (error: Error & { url?: string }) => {
    // It led to something that is no page, such as a file: the visitor is in.
    if (error.name === "NotAPage" && !(error.url && tools.isLogin(error.url))) return null;
    throw error;
  });
  if (!page) return null;
  const { answer, doc } = page;
  const section = pageSection(doc);
  if (answer.status < 400 && !tools.isLogin(answer.url, section)) {
    const given = [...doc.querySelectorAll<HTMLInputElement>(tokens)];
    // One that differs from form to form is not known for another page's form.
    fresh = new Map(given.filter(({ name, value }) => given.every((other) => other.name !== name || other.value === value)).map(({ name, value }) => [name, value]));
    for (const field of document.querySelectorAll<HTMLInputElement>(tokens)) field.value = fresh.get(field.name) ?? field.value;
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

interface Props {
  t: Translate;
  id: string;
  /** Address of the login page. */
  url: string;
  tools: LateTools;
  onEnd(done: boolean): void;
}

/** The login page in a dialog, until the visitor is signed in (true) or has closed it (false). */
function SignIn({ t, id, url, tools, onEnd }: Props): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  const [title, setTitle] = useState(t("Login.Title"));
  /** What is said in place of the page. */
  const [note, setNote] = useState(t("Core.Loading"));
  const done = useRef(false);

  useEffect(() => {
    const element = body.current!;
    const abort = new AbortController();
    const { signal } = abort;
    const takeOff: (() => void)[] = [];
    const show = async (request: Request): Promise<void> => {
      element.setAttribute("aria-busy", "true");
      try {
        const page = await fetchLogin(request, signal, tools);
        if (signal.aborted) return;
        if (!page) {
          done.current = true;
          element.closest("dialog")!.close();
          return;
        }
        if (!page.content) return setNote(t("Manager.UnknowsErrors"));
        setTitle(page.title || t("Login.Title"));
        setNote("");
        takeOff.push(tools.show.alsoStyles(page.styles));
        shell().setHtml(element, page.content);
        const first = element.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]") ?? element.querySelector<HTMLElement>("input:not([type=hidden]), button");
        if (first) focusOn(first);
      } catch (error) {
        if (signal.aborted) return;
        console.error("[atoll] the login page could not be shown.", error);
        setNote(t("Manager.UnknowsErrors"));
      } finally {
        element.removeAttribute("aria-busy");
      }
    };
    const send = (event: SubmitEvent): void => {
      const form = event.target as HTMLFormElement;
      const { submitter } = event;
      // Those of other sites, such as "Sign in with …", are the browser's.
      const isHere = actionOf(form, submitter).origin === location.origin && /^(_self)?$/i.test(attribute(form, submitter, "target"));
      if (event.defaultPrevented || !isHere) return;
      event.preventDefault();
      if (!element.getAttribute("aria-busy")) void show(formRequest(form, submitter));
    };
    element.addEventListener("submit", send);
    void show({ url });
    return () => {
      abort.abort();
      shell().sweep(element);
      takeOff.forEach((off) => off());
    };
  }, [url, tools, t]);

  return (
    <Dialog id={id} title={title} closeText={t("Core.Close")} onClose={() => onEnd(done.current)} className="atoll-modal atoll-login">
      <output>{note}</output>
      <div ref={body} className="atoll-modal-body" />
    </Dialog>
  );
}
