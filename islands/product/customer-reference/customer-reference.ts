import { type CustomerReference, customerReferenceUpdatePath } from "../../../shared/api/customer-reference.ts";
import { call, HttpError } from "../../../shared/http/call.ts";
import { texts, type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { lenient } from "../../../shared/lenient.ts";
import { announce } from "../../../shared/live.ts";
import { nameOf, warn } from "../../../shared/warn.ts";

/** Sent, and not answered yet. */
const busy = new WeakSet<HTMLFormElement>();

export default function customerReference(
  host: HTMLElement,
  _config: unknown,
  { id, signal }: ViewContext,
): () => void {
  const form = host instanceof HTMLFormElement ? host : host.querySelector("form");
  const field = form?.querySelector<HTMLInputElement>("[name=CustomerSKU]");
  if (!form || !field)
    throw new IslandError(
      "config",
      `customer-reference on ${nameOf(host)} expects a form with a field CustomerSKU, found none.`,
    );
  let t: Translate = (key) => key;
  const stopTexts = withTexts((words) => (t = words));
  const message = document.createElement("div");
  message.className = "atoll-reference-message";
  message.id = `${id}-message`;
  const described = field.getAttribute("aria-describedby");

  form.addEventListener(
    "submit",
    (event) => {
      const data = new FormData(form);
      const ProductVariantId = String(data.get("ProductVariantId") ?? "");
      // A form that names no variant, or is checked elsewhere, is the server's.
      if (event.defaultPrevented || !ProductVariantId) return;
      event.preventDefault();
      if (!busy.has(form)) void save({ ProductVariantId, CustomerSKU: field.value });
    },
    { signal },
  );

  async function save(reference: CustomerReference): Promise<void> {
    busy.add(form!);
    form!.setAttribute("aria-busy", "true");
    say("");
    try {
      const saved = import("./saved.tsx");
      saved.catch(() => undefined);
      const answer = lenient(
        reference,
        await call(customerReferenceUpdatePath, { method: "POST", json: reference, ofHost: true }),
        "the answer to the customer's reference",
      );
      tell(answer);
      form!.closest("dialog")?.close();
      await saved.then(
        ({ showSaved }) => showSaved(),
        (error: unknown) => {
          warn("that the reference is saved could not be shown.", error);
          announce(t("Catalog.CustomerRefUpdated"));
        },
      );
    } catch (error) {
      warn("the customer's reference could not be saved.", error);
      const text = (error instanceof HttpError && error.text) || (texts() ?? t)("Catalog.CustomerRefUpdateError");
      // The form of a page that was left stays as it was sent; and who is elsewhere meanwhile stays there.
      if (signal.aborted) return announce(text, "assertive");
      const { activeElement: active } = document;
      say(text);
      if (!active || active === document.body || form!.contains(active)) field!.focus();
    } finally {
      busy.delete(form!);
      form!.removeAttribute("aria-busy");
    }
  }

  function say(text: string): void {
    message.textContent = text;
    if (text) field!.after(message);
    else message.remove();
    attribute("aria-invalid", text ? "true" : null);
    attribute("aria-describedby", text ? [described, message.id].filter(Boolean).join(" ") : described);
    if (text) announce(text, "assertive");
  }
  const attribute = (name: string, value: string | null): void =>
    value === null ? field.removeAttribute(name) : field.setAttribute(name, value);

  return () => {
    stopTexts();
    say("");
  };
}

/** The page shows the new reference where it shows one. */
function tell({ ProductVariantId, CustomerSKU }: CustomerReference): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-customer-reference]")) {
    if (place.dataset["customerReference"] === ProductVariantId)
      place.textContent = CustomerSKU || (place.dataset["none"] ?? "");
  }
}
