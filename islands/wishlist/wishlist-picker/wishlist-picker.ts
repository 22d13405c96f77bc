import { addToWishlistPath, deleteFromAllListsPath, deleteFromListPath } from "../../../shared/api/wishlists.ts";
import { shell } from "../../../shared/face.ts";
import { call, HttpError, tell } from "../../../shared/http/call.ts";
import { reactionTo } from "../../../shared/http/report.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { notify } from "../../../shared/notify.ts";
import { wishlistsChanged } from "../../../shared/stores/wishlists.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { buttonSelector, listState } from "./list-state.ts";
import { renewPageBehind } from "./page-behind.ts";
import { readAdded, Refused } from "./rules.ts";

export default function wishlistPicker(
  host: HTMLElement,
  { kind, user }: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const form = host instanceof HTMLFormElement ? host : host.querySelector("form");
  const select = form?.querySelector<HTMLSelectElement>("select[name=List]");
  const variantId = form?.querySelector<HTMLInputElement>("[name=productVariantId]")?.value;
  if (!form || !select || !variantId)
    throw new IslandError(
      "config",
      `wishlist-picker on ${nameOf(host)} expects a form with a productVariantId and a select List, found none.`,
    );
  const state = listState(form, select, variantId, signal);
  let isBusy = false;

  select.addEventListener("change", () => isBusy || state.ask(), { signal });
  form.addEventListener(
    "submit",
    (event) => {
      // On a page of its own the answer is a page, too.
      if (event.defaultPrevented || !select.value || !form.closest("dialog")) return;
      event.preventDefault();
      if (!isBusy) void send(event.submitter);
    },
    { signal },
  );

  async function send(button: HTMLElement | null): Promise<void> {
    const list = select!.value;
    const name = state.name();
    isBusy = true;
    state.stopAsking();
    state.say(() => "");
    form!.setAttribute("aria-busy", "true");
    button?.setAttribute("aria-disabled", "true");
    try {
      // None of them is aborted by a sweep: what was wished is wished.
      if (button?.hasAttribute("data-wishlist-remove")) await remove(list, name);
      else if (button?.hasAttribute("data-wishlist-remove-all")) await removeFromAll();
      else await add(list, name);
    } catch (error) {
      refuse(error);
    } finally {
      isBusy = false;
      rest();
      // Another one was chosen meanwhile.
      if (!signal.aborted && select!.value !== list) state.ask();
    }
  }

  function rest(): void {
    form!.removeAttribute("aria-busy");
    for (const button of form!.querySelectorAll(buttonSelector)) button.removeAttribute("aria-disabled");
  }

  async function add(list: string, name: string): Promise<void> {
    // The dialog's code comes while the server works.
    const code = import("./added.tsx").catch(
      (error: unknown) => void warn("that it was added cannot be shown in a dialog.", error),
    );
    const added = readAdded(
      await call(addToWishlistPath(variantId!, list), { method: "POST", ofHost: true, login: "resume" }),
    );
    wishlistsChanged();
    if (added.DataLayer && shell().consent?.statistics) {
      import("./tracking.ts").then(
        ({ tellAdded }) => tellAdded(added.DataLayer),
        (error: unknown) => warn("the wish could not be told to the tag manager.", error),
      );
    }
    const view = await code;
    // Who has closed the dialog, or gone on, is not held up.
    if (signal.aborted) return;
    form!.closest("dialog")?.close();
    if (view) view.showAdded(added, name, kind);
    else notify({ kind: "success", text: added.Message || (texts()?.("Wishlist.Added", name) ?? name) });
  }

  async function remove(list: string, name: string): Promise<void> {
    await tell(deleteFromListPath(variantId!, list), { method: "DELETE", ofHost: true, login: "resume" });
    removed((t) => t("Wishlist.Removed", name));
  }

  async function removeFromAll(): Promise<void> {
    await tell(deleteFromAllListsPath(variantId!), { method: "DELETE", ofHost: true, login: "resume" });
    removed((t) => t("Wishlist.RemovedFromAll"));
  }

  function removed(text: Parameters<typeof state.say>[0]): void {
    wishlistsChanged();
    if (signal.aborted) return;
    const hadFocus = form!.contains(document.activeElement);
    state.offer(false);
    state.say(text);
    if (hadFocus) form!.querySelector<HTMLElement>("[data-wishlist-add]")?.focus();
  }

  function refuse(error: unknown): void {
    warn("a list could not be changed.", error);
    // Who did not want to sign in knows.
    if (reactionTo(error) === "nothing") return;
    const own = error instanceof HttpError ? error.text : error instanceof Refused ? error.message : "";
    // Whether it was done is not known.
    const isLost = !(error instanceof HttpError || error instanceof Refused);
    if (isLost) wishlistsChanged();
    if (signal.aborted)
      return void notify({
        kind: "error",
        text: own || (texts()?.("Manager.UnknowsErrors") ?? shell().settings.failedText),
      });
    state.say((t) => own || t("Manager.UnknowsErrors"), true);
    if (isLost) state.ask(true);
  }

  state.ask();
  if (user && user !== shell().settings.user) renewPageBehind(form);
  return () => {
    state.end();
    rest();
  };
}
