import { describeWishlist, renameWishlist } from "../../../shared/api/wishlist-updates.ts";
import { isComposing } from "../../../shared/form/composition.ts";
import { shell } from "../../../shared/shell-api.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { warn } from "../../../shared/warn.ts";
import { failureText, updateWishlist } from "../../../shared/wishlist/update.ts";
import { buttonFor } from "./button-for.ts";
import type definition from "./definition.ts";
import { drafts, saveDraft } from "./drafts.ts";
import { fieldMessage } from "./field-message.ts";
import { keyAction, normalizeFieldText, type TextField } from "./rules.ts";
import { type Elements, elementsIn, restoreDraft, setOpen, textForm } from "./text-form.ts";

/** Keys of the texts that are being saved. */
const busy = new Set<string>();
/** The editors on the page by the key of their text: each is notified when its text has been saved. */
const editors = new Map<string, (text: string) => void>();

export default function wishlistText(
  host: HTMLElement,
  { wishlistId }: Config<typeof definition.config>,
  { id, signal }: ViewContext,
): () => void {
  const elements = elementsIn(host);
  const { form, field, link } = elements;
  const kind = field.name as TextField;
  const key = [shell().settings.user, wishlistId, kind].join(" ");
  const wasOpen = !form.hidden;
  const { button: edit, restore: restoreEdit } = buttonFor(link);
  const { button: cancel, restore: restoreCancel } = buttonFor(host.querySelector<HTMLElement>("[data-text-cancel]"));
  const message = fieldMessage(field, `${id}-message`);
  const { open, close, showSaved, showError, clearError } = textForm(elements, key, message, edit, signal);
  // Start to load the texts, so that an early message has them.
  texts();

  async function save(): Promise<void> {
    const value = normalizeFieldText(kind, field.value);
    clearError();
    if (kind === "Name" && !value) return showError((await whenTexts())("Wishlist.NameMissing"));
    if (busy.has(key)) return;
    if (value === field.defaultValue) return close();
    form.setAttribute("aria-busy", "true");
    const error = await saveText(wishlistId, kind, key, value);
    form.removeAttribute("aria-busy");
    if (error) showError(error);
  }

  edit?.addEventListener("click", open, { signal });
  cancel?.addEventListener("click", close, { signal });
  watchForm(elements, key, { save, close }, signal);
  editors.set(key, showSaved);
  if (drafts.has(key)) restoreDraft(elements, key, host, message);
  // A page refresh may have kept the typed text of another list.
  else if (!wasOpen) field.value = field.defaultValue;

  return () => {
    saveDraft(key, field);
    if (editors.get(key) === showSaved) editors.delete(key);
    message.hide();
    form.removeAttribute("aria-busy");
    field.value = field.defaultValue;
    setOpen(elements, wasOpen);
    restoreEdit();
    restoreCancel();
  };
}

function watchForm(
  { form, field }: Elements,
  key: string,
  { save, close }: { save(): Promise<void>; close(): void },
  signal: AbortSignal,
): void {
  field.addEventListener("input", () => drafts.set(key, field.value), { signal });
  field.addEventListener(
    "keydown",
    (event) => {
      const action = isComposing(event) ? null : keyAction(field.name as TextField, event as KeyboardEvent);
      if (!action) return;
      event.preventDefault();
      if (action === "cancel") close();
      else form.requestSubmit();
    },
    { signal },
  );
  form.addEventListener(
    "submit",
    (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      void save();
    },
    { signal },
  );
}

/** Saves a text and shows it on the page. Resolves with an error message, or "" for none. */
async function saveText(wishlistId: string, kind: TextField, key: string, value: string): Promise<string> {
  busy.add(key);
  try {
    await updateWishlist((kind === "Name" ? renameWishlist : describeWishlist)(wishlistId, value));
    if (normalizeFieldText(kind, drafts.get(key) ?? "") === value) drafts.delete(key);
    // The list may have been refreshed or replaced meanwhile, with another editor.
    editors.get(key)?.(value);
    if (kind === "Name") showName(wishlistId, value);
    announce((await whenTexts())("Wishlist.Saved"));
    return "";
  } catch (error) {
    warn(`the ${kind.toLowerCase()} of a list could not be saved.`, error);
    return failureText(error, await whenTexts());
  } finally {
    busy.delete(key);
  }
}

/** Updates all elements of the page that show the name of the list. */
function showName(id: string, name: string): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-wishlist-name]"))
    if (place.dataset["wishlistName"] === id) place.textContent = name;
}
