import { removeFromAllLists, removeFromList } from "../../../shared/api/wishlist-membership.ts";
import { shell } from "../../../shared/shell-api.ts";
import { HttpError } from "../../../shared/http/call.ts";
import { reactionTo } from "../../../shared/http/report.ts";
import { texts, type Translate } from "../../../shared/i18n/texts.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { fieldIn, formOf } from "../../../shared/form/form-of.ts";
import { notify } from "../../../shared/notify.ts";
import { wishlistsChanged } from "../../../shared/stores/wishlists.ts";
import { warn } from "../../../shared/warn.ts";
import { addToList } from "./add-to-list.ts";
import type definition from "./definition.ts";
import { buttonSelector, type ListState, listState } from "./list-state.ts";
import { refreshPageBehind } from "./page-behind.ts";

export default function wishlistPicker(
  host: HTMLElement,
  { kind, user }: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const fields = fieldsIn(host);
  const { form, select, variantId } = fields;
  const state = listState(form, select, variantId, signal);
  const picker: Picker = { ...fields, state, kind, signal };
  let isBusy = false;

  select.addEventListener("change", () => isBusy || state.ask(), { signal });
  form.addEventListener(
    "submit",
    (event) => {
      // Outside a dialog the form is posted, because the answer is a page.
      if (event.defaultPrevented || !select.value || !form.closest("dialog")) return;
      event.preventDefault();
      if (!isBusy) void send(event.submitter);
    },
    { signal },
  );

  async function send(button: HTMLElement | null): Promise<void> {
    const list = select.value;
    isBusy = true;
    try {
      await changeList(picker, list, button);
    } catch (error) {
      showError(error, state, signal);
    } finally {
      isBusy = false;
      setIdle(form);
      // The visitor has chosen another list meanwhile.
      if (!signal.aborted && select.value !== list) state.ask();
    }
  }

  state.ask();
  if (user && user !== shell().settings.user) refreshPageBehind(form);
  return () => {
    state.end();
    setIdle(form);
  };
}

interface Fields {
  form: HTMLFormElement;
  select: HTMLSelectElement;
  variantId: string;
}

interface Picker extends Fields {
  state: ListState;
  kind: Config<typeof definition.config>["kind"];
  signal: AbortSignal;
}

const fieldsIn = (host: HTMLElement): Fields => ({
  form: formOf(host, "List")!,
  select: fieldIn<HTMLSelectElement>(host, "List")!,
  variantId: fieldIn(host, "productVariantId")!.value,
});

/** Makes the change of a button: adds the product to a list, or removes it. */
async function changeList(picker: Picker, list: string, button: HTMLElement | null): Promise<void> {
  const { form, variantId, state } = picker;
  const name = state.name();
  state.stopAsking();
  state.showText(() => "");
  form.setAttribute("aria-busy", "true");
  button?.setAttribute("aria-disabled", "true");
  // The requests are not aborted with the page: a change must not be lost.
  if (button?.hasAttribute("data-wishlist-remove")) {
    await removeFromList(variantId, list);
    showRemoved(picker, (t) => t("Wishlist.Removed", name));
  } else if (button?.hasAttribute("data-wishlist-remove-all")) {
    await removeFromAllLists(variantId);
    showRemoved(picker, (t) => t("Wishlist.RemovedFromAll"));
  } else await add(picker, list, name);
}

async function add({ form, variantId, kind, signal }: Picker, list: string, name: string): Promise<void> {
  const { added, dialog } = await addToList(variantId, list);
  // The visitor has closed the dialog or left the page.
  if (signal.aborted) return;
  form.closest("dialog")?.close();
  if (dialog) dialog.showAdded(added, name, kind);
  else notify({ kind: "success", text: added.message || (texts()?.("Wishlist.Added", name) ?? name) });
}

function showRemoved({ form, state, signal }: Picker, text: (t: Translate) => string): void {
  wishlistsChanged();
  if (signal.aborted) return;
  const hadFocus = form.contains(document.activeElement);
  state.offer(false);
  state.showText(text);
  if (hadFocus) form.querySelector<HTMLElement>("[data-wishlist-add]")?.focus();
}

function setIdle(form: HTMLFormElement): void {
  form.removeAttribute("aria-busy");
  for (const button of form.querySelectorAll(buttonSelector)) button.removeAttribute("aria-disabled");
}

function showError(error: unknown, state: ListState, signal: AbortSignal): void {
  warn("a list could not be changed.", error);
  // The user dismissed the login; show no error.
  if (reactionTo(error) === "nothing") return;
  const message = error instanceof HttpError ? error.text : "";
  // Without an answer it is unknown whether the change was made.
  const isUnknown = !(error instanceof HttpError);
  if (isUnknown) wishlistsChanged();
  if (signal.aborted) {
    return void whenTexts().then((t) => notify({ kind: "error", text: message || t("Manager.UnknowsErrors") }));
  }
  state.showText((t) => message || t("Manager.UnknowsErrors"), true);
  if (isUnknown) state.ask(true);
}
