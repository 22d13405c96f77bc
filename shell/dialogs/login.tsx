import { type ReactNode, useEffect, useRef, useState } from "react";
import { Dialog } from "../../shared/dialog/dialog.tsx";
import { openDialog } from "../../shared/dialog/open-dialog.tsx";
import { shell } from "../../shared/face.ts";
import { focusOn } from "../../shared/focus-on.ts";
import type { Translate } from "../../shared/i18n/texts.ts";
import { actionOf, attribute } from "../behaviours/form-policy.ts";
import { formRequest } from "../behaviours/form-request.ts";
import { actsAnew } from "../navigation/acts-anew.ts";
import type { LateTools } from "../navigation/late-tools.ts";
import { withoutChange } from "../navigation/links.ts";
import { fetchLogin, type LoginRequest, refresh } from "../navigation/login-page.ts";
import { ask } from "./confirm.tsx";

let open: Promise<boolean> | undefined;
let again: Promise<boolean> | undefined;

/** As `login` of navigation/login.ts: many that want it at once open one dialog. ERR-01 */
export async function login(
  tools: LateTools,
  returnUrl: string,
  isAgain: boolean,
  body?: BodyInit | null,
): Promise<boolean> {
  if (!shell().settings.loginPath) return false;
  open ??= signIn(tools, returnUrl).finally(() => (open = undefined));
  const done =
    (await open) && (!isAgain || (await (again ??= ask((t) => t("Login.Again")).finally(() => (again = undefined)))));
  if (body instanceof FormData || body instanceof URLSearchParams) refresh(body);
  return done;
}

function signIn(tools: LateTools, returnUrl: string): Promise<boolean> {
  const { app, culture, loginPath } = shell().settings;
  // To come back to what acts would be to do it: whoever asked does that, once. To come back to a login would be to log in for ever.
  const { pathname, search } =
    actsAnew(returnUrl) || tools.isLogin(new URL(returnUrl, location.href).href)
      ? { pathname: `${app}/${culture}`, search: "" }
      : new URL(withoutChange(returnUrl), location.href);
  const url = `${app}/${culture}${loginPath}?returnUrl=${encodeURIComponent(pathname + search)}`;
  return new Promise((resolve) => {
    openDialog(
      (t, close, id) => <SignIn t={t} id={id} url={url} tools={tools} onEnd={(done) => (close(), resolve(done))} />,
      () => resolve(false),
    );
  });
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
    const show = async (request: LoginRequest): Promise<void> => {
      element.setAttribute("aria-busy", "true");
      try {
        const page = await fetchLogin(
          request,
          new URL(url, location.href).searchParams.get("returnUrl")!,
          signal,
          tools,
        );
        if (signal.aborted) return;
        if (!page) {
          done.current = true;
          element.closest("dialog")!.close();
          return;
        }
        if (!page.content) return setNote(t("Manager.UnknowsErrors"));
        setTitle(page.title || t("Login.Title"));
        setNote(t("Login.Why"));
        takeOff.push(tools.show.alsoStyles(page.styles));
        shell().setHtml(element, page.content);
        const first =
          element.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]") ??
          element.querySelector<HTMLElement>("input:not([type=hidden]), button");
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
      const isHere =
        actionOf(form, submitter).origin === location.origin &&
        /^(_self)?$/i.test(attribute(form, submitter, "target"));
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
    <Dialog
      id={id}
      title={title}
      closeText={t("Core.Close")}
      onClose={() => onEnd(done.current)}
      className="atoll-modal atoll-login"
    >
      <output>{note}</output>
      <div ref={body} className="atoll-modal-body" />
    </Dialog>
  );
}
