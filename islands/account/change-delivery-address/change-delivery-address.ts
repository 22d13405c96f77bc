import { element } from "../../../shared/element.ts";
import { AnswerError, callHtml, HttpError } from "../../../shared/http/call.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { announce } from "../../../shared/live.ts";
import { notify } from "../../../shared/notify.ts";
import { serializedForm } from "../../../shared/serialized-form.ts";
import { removeNotice } from "../../../shared/stores/notices.ts";
import { nameOf } from "../../../shared/warn.ts";
import { type Said, saidIn } from "./rules.ts";

/** Sent, and not answered yet. */
const busy = new WeakSet<HTMLFormElement>();
/** What was said to the last try, also of another form. */
let told: number | undefined;

export default function changeDeliveryAddress(host: HTMLElement, _config: unknown, { signal }: ViewContext): void {
  const form = host instanceof HTMLFormElement ? host : host.querySelector("form");
  const order = form?.querySelector<HTMLInputElement>("[name=OrderId]")?.value;
  if (!form || !order)
    throw new IslandError(
      "config",
      `change-delivery-address on ${nameOf(host)} expects a form with a field OrderId, found none.`,
    );
  // They may be needed at once.
  texts();
  const message = element("div", "atoll-address-message");
  form.append(message);
  signal.addEventListener("abort", () => message.remove());

  form.addEventListener(
    "submit",
    (event) => {
      // On a page of its own the answer is a page.
      if (event.defaultPrevented || !form.closest("dialog")) return;
      event.preventDefault();
      if (!busy.has(form)) void send(event.submitter);
    },
    { signal },
  );

  async function send(submitter: HTMLElement | null): Promise<void> {
    busy.add(form!);
    message.textContent = "";
    if (told !== undefined) removeNotice(told);
    form!.setAttribute("aria-busy", "true");
    submitter?.setAttribute("aria-disabled", "true");
    try {
      // Not aborted by a sweep: what was asked for is asked for.
      const html = await callHtml(addressOf(form!, submitter), {
        method: "POST",
        form: () => serializedForm(form!, submitter),
        ofHost: true,
      });
      const said = saidIn(new DOMParser().parseFromString(html, "text/html"));
      if (!said) throw new AnswerError("expected an element of class messages with a success or an error in it");
      await tell(said);
    } catch (error) {
      console.error("[atoll] another delivery address could not be asked for.", error);
      // Who did not want to sign in knows.
      if (!(error instanceof HttpError && error.status === 401))
        await fail((error instanceof HttpError && error.text) || (await whenTexts())("Manager.UnknowsErrors"));
    } finally {
      busy.delete(form!);
      form!.removeAttribute("aria-busy");
      submitter?.removeAttribute("aria-disabled");
    }
  }

  async function tell({ kind, text }: Said): Promise<void> {
    const label = kind === "success" ? (await whenTexts())("Orders.EmailSent") : "";
    // A notice in a dialog would go with it.
    form!.closest("dialog")?.close();
    if (label)
      for (const link of document.querySelectorAll<HTMLElement>("[data-change-delivery-address]"))
        if (link.dataset["changeDeliveryAddress"] === order) showSent(link, label);
    told = notify({ kind, text });
  }

  /** The form stays with what was typed. */
  function fail(text: string): void {
    // Whoever has gone on hears of it where they are.
    if (signal.aborted) return void (told = notify({ kind: "error", text }));
    message.textContent = text;
    announce(text, "assertive");
  }
}

/** Path and query on the host. */
function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  // Attributes: a field called "action" hides the property.
  const { pathname, search } = new URL(
    submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "",
    document.baseURI,
  );
  return pathname + search;
}

/** Nothing is to be asked for a second time. The label can have the focus, which comes back to it from the dialog. */
function showSent(link: HTMLElement, text: string): void {
  const { activeElement: active } = document;
  const hadFocus = !active || active === document.body || active === link;
  const label = element("button", link.className, text);
  label.type = "button";
  label.setAttribute("aria-disabled", "true");
  label.classList.add("atoll-address-sent");
  link.replaceWith(label);
  if (hadFocus) label.focus({ preventScroll: true });
}
