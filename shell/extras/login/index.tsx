import { type ReactNode, useEffect, useRef, useState } from "react";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import { loginAddress } from "../../common/login-address.ts";
import { shell } from "../../../shared/shell-api.ts";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { actionOf, attribute } from "../../core/form-policy.ts";
import { isSideEffectUrl } from "../../navigation/cache.ts";
import { withoutChange } from "../../core/links.ts";
import { isLoginAddress, type PageRequest, readAnswer, requestPage } from "../../navigation/fetch.ts";
import { noPage, NotAPage, type PageResponse } from "../../navigation/page.ts";
import type { Session } from "../../navigation/session.ts";
import { ask } from "../../common/confirm.tsx";
import { alsoStyles } from "../../common/also-styles.ts";
import { fetchLogin, type LoginRequest, refreshTokens } from "./login-page.ts";
import { formRequest } from "../../common/form-request.ts";

/**
 * Shows the login dialog; simultaneous calls share one. With `isAgain` the visitor is also asked whether to send the
 * refused request (with `body`) again. True when the visitor signed in and agreed. ERR-01
 */
export async function login(
  session: Session,
  returnUrl: string,
  isAgain: boolean,
  body?: BodyInit | null,
): Promise<boolean> {
  if (!shell().settings.loginPath) return false;
  session.signIn ??= signIn(session, returnUrl).finally(() => (session.signIn = undefined));
  const isIn = await session.signIn;
  if (isIn && isAgain)
    session.sendAgain ??= ask(
      (t) => t("Login.Again"),
      (t) => t("Login.SendAgain"),
    ).finally(() => (session.sendAgain = undefined));
  const done = isIn && (!isAgain || !!(await session.sendAgain));
  if (body instanceof FormData || body instanceof URLSearchParams) refreshTokens(session, body);
  return done;
}

/**
 * Repeats a page request that the server refused, once the visitor has signed in. Throws `noPage` when the visitor
 * dismisses the dialog. ERR-01
 */
export async function requestAfterLogin(
  session: Session,
  request: PageRequest,
  signal: AbortSignal,
): Promise<PageResponse> {
  const isForm = request.method !== "GET";
  const isIn = await login(session, isForm ? location.href : request.url, isForm, request.body);
  if (!isIn) throw request.traverse ? new NotAPage(request.url, "wants a login", true) : noPage;
  signal.throwIfAborted();
  const page =
    (!isForm && consumeLanding(session, request.url)) ||
    (await readAnswer(session, await requestPage(session, request, signal)));
  if (page.status === 401 && !page.html) throw new NotAPage(request.url, "wants a login", !isForm);
  return page;
}

/** Returns the page that the login led to once, if its URL is `url`. */
function consumeLanding(session: Session, url: string): PageResponse | undefined {
  const page = session.pageAfterLogin;
  session.pageAfterLogin = undefined;
  return page?.url === url.split("#")[0] ? page : undefined;
}

function signIn(session: Session, returnUrl: string): Promise<boolean> {
  const { settings } = shell();
  // Never return to a URL with side effects (the caller repeats the request itself) nor to the login page (an endless
  // loop).
  const { pathname, search } =
    isSideEffectUrl(returnUrl) || isLoginAddress(session, new URL(returnUrl, location.href).href)
      ? { pathname: `${settings.app}/${settings.culture}`, search: "" }
      : new URL(withoutChange(returnUrl), location.href);
  const url = `${loginAddress(settings)}?returnUrl=${encodeURIComponent(pathname + search)}`;
  return new Promise((resolve) => {
    openDialog(
      (t, close, id) => <SignIn t={t} id={id} url={url} session={session} onEnd={(done) => (close(), resolve(done))} />,
      () => resolve(false),
    );
  });
}

interface Props {
  t: Translate;
  id: string;
  /** URL of the login page. */
  url: string;
  session: Session;
  onEnd(done: boolean): void;
}

/** Shows the login page in a dialog. `onEnd` gets true once the visitor is signed in, false when they close it. */
function SignIn({ t, id, url, session, onEnd }: Props): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  const [title, setTitle] = useState(t("Login.Title"));
  const [message, setMessage] = useState(t("Core.Loading"));
  const done = useRef(false);

  useEffect(() => {
    const element = body.current!;
    const handleSignIn = (): void => {
      done.current = true;
      element.closest("dialog")!.close();
    };
    return showLogin(element, { t, url, session, setTitle, setMessage, handleSignIn });
  }, [url, session, t]);

  return (
    <Dialog
      id={id}
      title={title}
      closeText={t("Core.Close")}
      onClose={() => onEnd(done.current)}
      className="atoll-modal atoll-login"
    >
      <output>{message}</output>
      <div ref={body} className="atoll-modal-body" />
    </Dialog>
  );
}

interface LoginView extends Pick<Props, "t" | "url" | "session"> {
  setTitle(title: string): void;
  setMessage(message: string): void;
  /** Called once the visitor is signed in. */
  handleSignIn(): void;
}

/** Shows the pages of the login in `element`, and sends their forms. Returns a function that ends this. */
function showLogin(
  element: HTMLElement,
  { t, url, session, setTitle, setMessage, handleSignIn }: LoginView,
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const removeStyles: (() => void)[] = [];
  const show = async (request: LoginRequest): Promise<void> => {
    element.setAttribute("aria-busy", "true");
    try {
      const returnUrl = new URL(url, location.href).searchParams.get("returnUrl")!;
      const page = await fetchLogin(session, request, returnUrl, signal);
      if (signal.aborted) return;
      if (!page) return handleSignIn();
      if (!page.content) return setMessage(t("Manager.UnknowsErrors"));
      setTitle(page.title || t("Login.Title"));
      setMessage(t("Login.Why"));
      removeStyles.push(alsoStyles(session, page.styles));
      shell().setHtml(element, page.content);
      focusFirst(element);
    } catch (error) {
      if (signal.aborted) return;
      console.error("[atoll] the login page could not be shown.", error);
      setMessage(t("Manager.UnknowsErrors"));
    } finally {
      element.removeAttribute("aria-busy");
    }
  };
  element.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    if (event.defaultPrevented || !isSentHere(form, submitter)) return;
    event.preventDefault();
    if (!element.getAttribute("aria-busy")) void show(formRequest(form, submitter));
  });
  void show({ url });
  return () => {
    abort.abort();
    shell().sweep(element);
    removeStyles.forEach((remove) => remove());
  };
}

/** Focuses the first error, else the first field or button. */
function focusFirst(element: HTMLElement): void {
  const first =
    element.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]") ??
    element.querySelector<HTMLElement>("input:not([type=hidden]), button");
  if (first) focusElement(first);
}

/** Forms to other sites, such as "Sign in with …", and to other windows are left to the browser. */
const isSentHere = (form: HTMLFormElement, submitter: HTMLElement | null): boolean =>
  actionOf(form, submitter).origin === location.origin && /^(_self)?$/i.test(attribute(form, submitter, "target"));
