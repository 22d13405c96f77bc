import { markBusy } from "../../../shared/form/mark-busy.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { adoptStyle } from "../../../shared/dom/adopt-style.ts";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { showError } from "../../../shared/dialog/message.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/shell-api.ts";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { callHtml } from "../../../shared/http/call-html.ts";
import { reactionTo } from "../../../shared/http/report.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { reloadPage } from "../../../shared/page/reload-page.ts";
import { warn } from "../../../shared/warn.ts";
import { type AddressForm, findAddressForm, prefixIds, postAddress, returnPathOf } from "./address-form.ts";
import css from "./editor.css?inline";
import { fetchPickers, type SavedAddress } from "./pickers.ts";
import { outcomeOf } from "./rules.ts";

adoptStyle(css);

/**
 * Opens the address form of the page at `link` in a dialog, and resolves once it is shown. `inputName` identifies the
 * picker of the link. ADR-01
 */
export async function openEditor(link: HTMLAnchorElement, inputName: string): Promise<void> {
  const { href, pathname, search } = link;
  // Leaving the page aborts all requests of the form.
  const pageOut = new AbortController();
  on(document, "page:out", ({ stay }) => stay || pageOut.abort(), pageOut.signal);
  const { signal } = pageOut;
  const edited = "addressEdit" in link.dataset ? (new URLSearchParams(search).get("id") ?? "") : "";
  let first: AddressForm | undefined;
  try {
    first = findAddressForm(await callHtml(pathname + search, { atRoot: true, signal }), href);
    if (!first) throw new Error(`no form to fill in at ${href}`);
  } catch (error) {
    pageOut.abort();
    return shouldReport(error, signal) ? showError("Address.NotShown") : undefined;
  }
  await openDialog(
    (t, close, id) => (
      <Editor
        t={t}
        id={id}
        first={first}
        inputName={inputName}
        edited={edited}
        signal={signal}
        onClose={close}
        onEnd={() => pageOut.abort()}
      />
    ),
    () => pageOut.abort(),
  );
}

/** Logs a failure. Returns false when no message must be shown. */
function shouldReport(error: unknown, signal: AbortSignal): boolean {
  if (signal.aborted && (error as Error).name === "AbortError") return false;
  // 401: the visitor dismissed the login; show no error.
  if (reactionTo(error) === "nothing") return false;
  console.error("[atoll] an address form failed.", error);
  return true;
}

const closeDialog = (element: Element): void => element.closest("dialog")?.close();

/** Focuses the first field with an error, else the first field. */
function focusField(form: HTMLFormElement): void {
  const field =
    form.querySelector<HTMLElement>("[aria-invalid=true], .input-validation-error") ??
    form.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea");
  if (field) focusElement(field);
}

/** Closes the dialog around `element` and fetches the pickers again. If that fails, reloads the page. */
async function showSaved(element: Element, saved: SavedAddress, t: Translate, signal: AbortSignal): Promise<void> {
  try {
    const showPickers = await fetchPickers(saved, signal);
    const wasOpen = element.isConnected;
    closeDialog(element);
    const radio = showPickers();
    announce(t("Address.Saved"));
    // Some browsers do not focus a clicked link, so that the closed dialog has nothing to return the focus to.
    if (wasOpen) radio?.focus();
  } catch (error) {
    if (signal.aborted) return;
    warn("the addresses could not be fetched; the page is reloaded.", error);
    closeDialog(element);
    void reloadPage();
  }
}

function isLinkBack(target: Element): boolean {
  const link = target.closest("a");
  return link?.pathname === location.pathname && !link.hash;
}

interface EditorProps {
  t: Translate;
  id: string;
  first: AddressForm;
  inputName: string;
  /** Id of the edited address; empty for a new one. */
  edited: string;
  signal: AbortSignal;
  onClose(): void;
  /** Called once the dialog is closed and no request is pending. */
  onEnd(): void;
}

function Editor({ t, id, first, inputName, edited, signal, onClose, onEnd }: EditorProps): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  const [title, setTitle] = useState(first.title);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    const element = body.current!;
    const show = ({ title, form }: AddressForm): void => {
      setTitle(title);
      prefixIds(form, `${id}-`);
      shell().setHtml(element, form);
      focusField(form);
    };

    async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
      const unmarkBusy = markBusy(form, submitter);
      setProblem("");
      try {
        const answer = await postAddress(form, submitter, signal);
        const next = findAddressForm(answer.html, answer.url, form);
        const outcome = outcomeOf({ ...answer, hasForm: !!next }, returnPathOf(form), location.pathname);
        if (outcome === "failed") throw new Error(`${answer.status} from ${answer.url}`);
        if (outcome === "form") return show(next!);
        await showSaved(element, { inputName, id: answer.savedId || edited }, t, signal);
      } catch (error) {
        if (shouldReport(error, signal)) setProblem(t("Address.Failed"));
      } finally {
        unmarkBusy();
        if (!element.isConnected) onEnd();
      }
    }

    const submit = (event: SubmitEvent): void => {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (!form.hasAttribute("aria-busy")) void send(form, event.submitter);
    };
    /** A link to the page behind the dialog closes the dialog. */
    const click = (event: MouseEvent): void => {
      if (event.defaultPrevented || !isLinkBack(event.target as Element)) return;
      event.preventDefault();
      closeDialog(element);
    };
    element.addEventListener("submit", submit);
    element.addEventListener("click", click);
    show(first);
    return () => {
      element.removeEventListener("submit", submit);
      element.removeEventListener("click", click);
      shell().sweep(element);
      // A form that was sent must not be aborted.
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
