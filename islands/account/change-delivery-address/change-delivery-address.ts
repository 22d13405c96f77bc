import { requestAddress } from "../../../shared/api/delivery-address.ts";
import { markBusy } from "../../../shared/form/mark-busy.ts";
import { failureMessage } from "../../../shared/http/failure-message.ts";
import { newElement } from "../../../shared/dom/new-element.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { fieldIn, formOf } from "../../../shared/form/form-of.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { notify } from "../../../shared/notify.ts";
import { serializeForm } from "../../../shared/form/serialize-form.ts";
import { removeNotice } from "../../../shared/stores/notices.ts";

/** Forms with a pending request. */
const busy = new WeakSet<HTMLFormElement>();
/** Notice about the last request, also of another form. */
let notice: number | undefined;

export default function changeDeliveryAddress(host: HTMLElement, _config: unknown, { signal }: ViewContext): void {
  const form = formOf(host, "OrderId")!;
  const order = fieldIn(host, "OrderId")!.value;
  // Start loading the texts: a message may need them at once.
  texts();
  const message = newElement("div", "atoll-address-message");
  form.append(message);
  signal.addEventListener("abort", () => message.remove());

  const handleSubmit = (event: SubmitEvent): void => {
    // Outside a dialog the answer is shown as a page.
    if (event.defaultPrevented || !form.closest("dialog")) return;
    event.preventDefault();
    if (!busy.has(form)) void send(event.submitter);
  };
  form.addEventListener("submit", handleSubmit, { signal });

  async function send(submitter: HTMLElement | null): Promise<void> {
    busy.add(form);
    message.textContent = "";
    if (notice !== undefined) removeNotice(notice);
    const unmarkBusy = markBusy(form, submitter);
    try {
      const message = await requestAddress(addressOf(form, submitter), () => serializeForm(form, submitter));
      const label = message.kind === "success" ? (await whenTexts())("Orders.EmailSent") : "";
      // Close the dialog first: a notice inside it would disappear with it.
      form.closest("dialog")?.close();
      if (label) showSent(order, label);
      notice = notify(message);
    } catch (error) {
      console.error("[atoll] another delivery address could not be requested.", error);
      const text = failureMessage(error, (await whenTexts())("Manager.UnknowsErrors"));
      if (text) showError(text);
    } finally {
      busy.delete(form);
      unmarkBusy();
    }
  }

  /** Shows the error at the form, which keeps its values. */
  function showError(text: string): void {
    // The visitor has left the page: report through a notice.
    if (signal.aborted) return void (notice = notify({ kind: "error", text }));
    message.textContent = text;
    announce(text, "assertive");
  }
}

/** Marks the links of the order as done. */
function showSent(order: string, label: string): void {
  for (const link of document.querySelectorAll<HTMLElement>("[data-change-delivery-address]"))
    if (link.dataset["changeDeliveryAddress"] === order) replaceLink(link, label);
}

/** Path and query that the form submits to. */
function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  // Read the attribute: a field named "action" hides the property.
  const { pathname, search } = new URL(
    submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "",
    document.baseURI,
  );
  return pathname + search;
}

/**
 * Replaces the link by a disabled label, so that no second request is made. The label stays focusable: the closed
 * dialog returns the focus to it.
 */
function replaceLink(link: HTMLElement, text: string): void {
  const { activeElement: active } = document;
  const hadFocus = !active || active === document.body || active === link;
  const label = newElement("button", link.className, text);
  label.type = "button";
  label.setAttribute("aria-disabled", "true");
  label.classList.add("atoll-address-sent");
  link.replaceWith(label);
  if (hadFocus) label.focus({ preventScroll: true });
}
