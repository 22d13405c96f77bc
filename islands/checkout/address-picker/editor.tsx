import { type ReactNode, useEffect, useRef, useState } from "react";
import { adoptStyle } from "../../../shared/adopt-style.ts";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { showError } from "../../../shared/dialog/message.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/face.ts";
import { focusOn } from "../../../shared/focus-on.ts";
import { callHtml } from "../../../shared/http/call.ts";
import { reactionTo } from "../../../shared/http/report.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { announce } from "../../../shared/live.ts";
import { reloadPage } from "../../../shared/reload-page.ts";
import { warn } from "../../../shared/warn.ts";
import { type AddressForm, formIn, ownIds, post, returnPathOf } from "./address-form.ts";
import css from "./editor.css?inline";
import { fetchPickers } from "./pickers.ts";
import { outcomeOf } from "./rules.ts";

adoptStyle(css);

/** Opens the form of the page that `link`, of the picker with these radio buttons, leads to. ADR-01 */
export async function openEditor(link: HTMLAnchorElement, inputName: string): Promise<void> {
  const { href, pathname, search } = link;
  // What the visitor leaves the page with is left.
  const left = new AbortController();
  on(document, "page:out", ({ stay }) => stay || left.abort(), left.signal);
  const { signal } = left;
  const edited = "addressEdit" in link.dataset ? (new URLSearchParams(search).get("id") ?? "") : "";
  let first: AddressForm | undefined;
  try {
    first = formIn(await callHtml(pathname + search, { ofHost: true, signal }), href);
    if (!first) throw new Error(`no form to fill in at ${href}`);
  } catch (error) {
    left.abort();
    return tell(error, signal) ? showError("Address.NotShown") : undefined;
  }
  openDialog(
    (t, close, id) => (
      <Editor
        t={t}
        id={id}
        first={first}
        inputName={inputName}
        edited={edited}
        signal={signal}
        onClose={close}
        onEnd={() => left.abort()}
      />
    ),
    () => left.abort(),
  );
}

/** Whether the visitor is to be told of a failure. */
function tell(error: unknown, signal: AbortSignal): boolean {
  if (signal.aborted && (error as Error).name === "AbortError") return false;
  // Who did not want to sign in knows.
  if (reactionTo(error) === "nothing") return false;
  console.error("[atoll] an address form failed.", error);
  return true;
}

interface EditorProps {
  t: Translate;
  id: string;
  first: AddressForm;
  inputName: string;
  /** Id of the address that is changed; empty for a new one. */
  edited: string;
  signal: AbortSignal;
  onClose(): void;
  /** It is closed, and nothing is on its way any more. */
  onEnd(): void;
}

function Editor({ t, id, first, inputName, edited, signal, onClose, onEnd }: EditorProps): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  const [title, setTitle] = useState(first.title);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    const element = body.current!;
    const close = (): void => element.closest("dialog")?.close();
    const show = ({ title, form }: AddressForm): void => {
      setTitle(title);
      ownIds(form, `${id}-`);
      shell().setHtml(element, form);
      const field =
        form.querySelector<HTMLElement>("[aria-invalid=true], .input-validation-error") ??
        form.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea");
      if (field) focusOn(field);
    };

    async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
      const unlock = lock(form, submitter);
      setProblem("");
      try {
        const answer = await post(form, submitter, signal);
        const next = formIn(answer.html, answer.url, form);
        const outcome = outcomeOf({ ...answer, hasForm: !!next }, returnPathOf(form), location.pathname);
        if (outcome === "failed") throw new Error(`${answer.status} from ${answer.url}`);
        if (outcome === "form") return show(next!);
        await showSaved(answer.savedId || edited);
      } catch (error) {
        if (tell(error, signal)) setProblem(t("Address.Failed"));
      } finally {
        unlock();
        if (!element.isConnected) onEnd();
      }
    }

    /** The address is saved, whatever becomes of the rest. */
    async function showSaved(id: string): Promise<void> {
      try {
        const showPickers = await fetchPickers({ inputName, id }, signal);
        const wasOpen = element.isConnected;
        close();
        const radio = showPickers();
        announce(t("Address.Saved"));
        // Where a click gives no focus to a link it did not come back.
        if (wasOpen) radio?.focus();
      } catch (error) {
        if (signal.aborted) return;
        warn("the addresses could not be fetched; the page shows itself anew.", error);
        close();
        void reloadPage();
      }
    }

    const submit = (event: SubmitEvent): void => {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (!form.hasAttribute("aria-busy")) void send(form, event.submitter);
    };
    /** Back to the page behind the dialog is out of the dialog. */
    const click = (event: MouseEvent): void => {
      const link = (event.target as Element).closest("a");
      if (event.defaultPrevented || link?.pathname !== location.pathname || link.hash) return;
      event.preventDefault();
      close();
    };
    element.addEventListener("submit", submit);
    element.addEventListener("click", click);
    show(first);
    return () => {
      element.removeEventListener("submit", submit);
      element.removeEventListener("click", click);
      shell().sweep(element);
      // What was sent is not taken back.
      if (!element.querySelector("form[aria-busy]")) onEnd();
    };
  }, [t, id, first, inputName, edited, signal, onEnd]);

  return (
    <Dialog id={id} title={title} closeText={t("Core.Cancel")} onClose={onClose} className="atoll-modal atoll-address">
      <div ref={body} className="atoll-modal-body" />
      <div className="atoll-address-problem" role="alert">
        {problem}
      </div>
    </Dialog>
  );
}

/** From the click until its answer is shown: never sent twice. The button stays focusable, and the fields as they are. */
function lock(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  form.setAttribute("aria-busy", "true");
  submitter?.setAttribute("aria-disabled", "true");
  return () => {
    form.removeAttribute("aria-busy");
    submitter?.removeAttribute("aria-disabled");
  };
}
