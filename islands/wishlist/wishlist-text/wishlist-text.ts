import { updateWishlistDescriptionPath, updateWishlistNamePath } from "../../../shared/api/wishlists.ts";
import { isComposing } from "../../../shared/composition.ts";
import { element } from "../../../shared/element.ts";
import { shell } from "../../../shared/face.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { announce } from "../../../shared/live.ts";
import { notify } from "../../../shared/notify.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import { failureText, updateWishlist } from "../../../shared/wishlist/update.ts";
import { buttonFor } from "./button-for.ts";
import type definition from "./definition.ts";
import { comeBack, drafts, leaveField, problems } from "./drafts.ts";
import { actOf, meantText, type TextField } from "./rules.ts";

/** What is on its way, by the same. */
const busy = new Set<string>();
/** Those that are on the page: how each hears that its text is saved. */
const present = new Map<string, (text: string) => void>();

export default function wishlistText(
  host: HTMLElement,
  { wishlistId }: Config<typeof definition.config>,
  { id, signal }: ViewContext,
): () => void {
  const form = host.querySelector("form");
  const field = form?.querySelector<HTMLInputElement | HTMLTextAreaElement>("[name=Name], [name=Description]");
  const shown = host.querySelector<HTMLElement>("[data-text-shown]");
  const text = host.querySelector<HTMLElement>("[data-text]");
  const link = host.querySelector<HTMLElement>("[data-text-edit]");
  if (!form || !field || !shown || !text || !link) {
    throw new IslandError(
      "config",
      `wishlist-text on ${nameOf(host)} expects data-text-shown with data-text and data-text-edit, and a form with a field Name or Description.`,
    );
  }
  const kind = field.name as TextField;
  const key = [shell().settings.user, wishlistId, kind].join(" ");
  const wasOpen = !form.hidden;
  const { button: edit, restore: restoreEdit } = buttonFor(link);
  const { button: cancel, restore: restoreCancel } = buttonFor(host.querySelector<HTMLElement>("[data-text-cancel]"));
  const message = element("div", "atoll-wishlist-message");
  message.id = `${id}-message`;
  let takeBack = (): void => {};
  // They may be needed at once.
  texts();

  function open(isOpen: boolean): void {
    shown!.hidden = isOpen;
    form!.hidden = !isOpen;
  }

  function close(): void {
    const hadFocus = form!.contains(document.activeElement);
    drafts.delete(key);
    field!.value = field!.defaultValue;
    unsay();
    open(false);
    if (hadFocus) edit?.focus();
  }

  /** The server has it. Who has typed on meanwhile goes on. */
  function saved(value: string): void {
    const typed = field!.value;
    text!.textContent = value || (text!.dataset["none"] ?? "");
    field!.defaultValue = value;
    if (form!.hidden || meantText(kind, typed) === value) close();
    else field!.value = typed;
  }

  async function save(): Promise<void> {
    const value = meantText(kind, field!.value);
    unsay();
    if (kind === "Name" && !value) return refuse((await whenTexts())("Wishlist.NameMissing"));
    if (busy.has(key)) return;
    if (value === field!.defaultValue) return close();
    busy.add(key);
    form!.setAttribute("aria-busy", "true");
    try {
      await updateWishlist(
        (kind === "Name" ? updateWishlistNamePath : updateWishlistDescriptionPath)(wishlistId, value),
      );
      if (meantText(kind, drafts.get(key) ?? "") === value) drafts.delete(key);
      // The list may have been shown anew meanwhile, or another may be shown.
      present.get(key)?.(value);
      if (kind === "Name") rename(wishlistId, value);
      announce((await whenTexts())("Wishlist.Saved"));
    } catch (error) {
      warn(`the ${kind.toLowerCase()} of a list could not be saved.`, error);
      const words = failureText(error, await whenTexts());
      if (words) refuse(words);
    } finally {
      busy.delete(key);
      form!.removeAttribute("aria-busy");
    }
  }

  /** Where the field is not shown any more, the visitor hears of it where they are. */
  function refuse(words: string): void {
    if (signal.aborted || form!.hidden) return void notify({ kind: "error", text: words });
    if (drafts.has(key)) problems.set(key, words);
    say(words);
    announce(words, "assertive");
    const { activeElement: active } = document;
    if (!active || active === document.body || form!.contains(active)) field!.focus();
  }

  function say(words: string): void {
    takeBack();
    const restore = keptAttributes(field!, ["aria-invalid", "aria-describedby"]);
    message.textContent = words;
    field!.after(message);
    field!.setAttribute("aria-invalid", "true");
    field!.setAttribute("aria-describedby", message.id);
    takeBack = () => {
      message.remove();
      restore();
      takeBack = () => {};
    };
  }

  function unsay(): void {
    problems.delete(key);
    takeBack();
  }

  edit?.addEventListener(
    "click",
    () => {
      open(true);
      field.focus();
    },
    { signal },
  );
  cancel?.addEventListener("click", close, { signal });
  field.addEventListener("input", () => drafts.set(key, field.value), { signal });
  field.addEventListener(
    "keydown",
    (event) => {
      const act = isComposing(event) ? null : actOf(kind, event as KeyboardEvent);
      if (!act) return;
      event.preventDefault();
      if (act === "cancel") close();
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

  present.set(key, saved);
  const draft = drafts.get(key);
  if (draft !== undefined) {
    field.value = draft;
    open(true);
    const problem = problems.get(key);
    if (problem) say(problem);
    comeBack(key, field, host);
  } else if (!wasOpen) {
    // A page that shows itself anew may have kept what was typed of another list.
    field.value = field.defaultValue;
  }

  return () => {
    leaveField(key, field);
    if (present.get(key) === saved) present.delete(key);
    takeBack();
    form.removeAttribute("aria-busy");
    field.value = field.defaultValue;
    open(wasOpen);
    restoreEdit();
    restoreCancel();
  };
}

/** Wherever the page has the name of the list. */
function rename(id: string, name: string): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-wishlist-name]"))
    if (place.dataset["wishlistName"] === id) place.textContent = name;
}
