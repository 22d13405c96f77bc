import { reloadPage } from "../../../shared/reload-page.ts";
import { linkTo } from "./rules.ts";

/** Who signed in on the way to the form sees a page of their own behind its dialog, and closing that leads back to the link on it: the one that was pressed has gone with the page before. ERR-01 */
export function renewPageBehind(form: HTMLFormElement): void {
  void reloadPage(true);
  form.closest("dialog")?.addEventListener("close", () => {
    if (document.activeElement !== document.body) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>("#page a[href]")];
    linkTo(links, new URL(form.action).pathname, new FormData(form))?.focus({ preventScroll: true });
  });
}
