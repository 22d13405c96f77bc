import { type CustomerReference, saveReference } from "../../../shared/api/customer-reference.ts";
import { HttpError } from "../../../shared/http/call.ts";
import { keyWords } from "../../../shared/i18n/key-words.ts";
import { texts, type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { fieldIn, formOf } from "../../../shared/form/form-of.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { warn } from "../../../shared/warn.ts";

/** Forms with a pending request. */
const busy = new WeakSet<HTMLFormElement>();

interface Options {
  form: HTMLFormElement;
  /** Returns keys until the texts have loaded. */
  t: Translate;
  /** Shows an error at the field; "" removes it. */
  showError(text: string): void;
  onFail(text: string): void;
}

export default function customerReference(
  host: HTMLElement,
  _config: unknown,
  { id, signal }: ViewContext,
): () => void {
  const form = formOf(host, "CustomerSKU")!;
  const field = fieldIn(host, "CustomerSKU")!;
  let t: Translate = keyWords;
  const stopTexts = withTexts((texts) => (t = texts));
  const showError = errorMessage(field, `${id}-message`);

  function onFail(text: string): void {
    // The visitor has left the page: its form stays as it was sent, and the focus stays where it is.
    if (signal.aborted) return announce(text, "assertive");
    const { activeElement: active } = document;
    showError(text);
    if (!active || active === document.body || form.contains(active)) field.focus();
  }

  form.addEventListener(
    "submit",
    (event) => {
      const data = new FormData(form);
      const variantId = String(data.get("ProductVariantId") ?? "");
      // Without a variant, or after another listener has handled the form, the server gets it.
      if (event.defaultPrevented || !variantId) return;
      event.preventDefault();
      if (!busy.has(form)) void save({ variantId, code: field.value }, { form, t: (key) => t(key), showError, onFail });
    },
    { signal },
  );

  return () => {
    stopTexts();
    showError("");
  };
}

async function save(reference: CustomerReference, { form, t, showError, onFail }: Options): Promise<void> {
  busy.add(form);
  form.setAttribute("aria-busy", "true");
  showError("");
  try {
    const code = import("./saved.tsx");
    code.catch(() => undefined);
    updateReferences(await saveReference(reference));
    form.closest("dialog")?.close();
    await code.then(
      ({ showSaved }) => showSaved(),
      (error: unknown) => {
        warn("could not load the confirmation of the reference.", error);
        announce(t("Catalog.CustomerRefUpdated"));
      },
    );
  } catch (error) {
    warn("the customer's reference could not be saved.", error);
    onFail((error instanceof HttpError && error.text) || (texts() ?? t)("Catalog.CustomerRefUpdateError"));
  } finally {
    busy.delete(form);
    form.removeAttribute("aria-busy");
  }
}

/** Returns a function that shows an error at `field`, or removes it for "". */
function errorMessage(field: HTMLInputElement, id: string): (text: string) => void {
  const message = document.createElement("div");
  message.className = "atoll-reference-message";
  message.id = id;
  const described = field.getAttribute("aria-describedby");
  const setAttribute = (name: string, value: string | null): void =>
    value === null ? field.removeAttribute(name) : field.setAttribute(name, value);
  return (text) => {
    message.textContent = text;
    if (text) field.after(message);
    else message.remove();
    setAttribute("aria-invalid", text ? "true" : null);
    setAttribute("aria-describedby", text ? [described, id].filter(Boolean).join(" ") : described);
    if (text) announce(text, "assertive");
  };
}

/** Updates all elements of the page that show the reference. */
function updateReferences({ variantId, code }: CustomerReference): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-customer-reference]")) {
    if (place.dataset["customerReference"] === variantId) place.textContent = code || (place.dataset["none"] ?? "");
  }
}
