import { reloadPage } from "../../../shared/page/reload-page.ts";
import { linkTo } from "./rules.ts";

/**
 * Refreshes the page behind the dialog after the visitor has signed in on the way to the form. The refresh replaces the
 * pressed link, so closing the dialog focuses its counterpart. ERR-01
 */
export function refreshPageBehind(form: HTMLFormElement): void {
  void reloadPage(true);
  form.closest("dialog")?.addEventListener("close", () => {
    if (document.activeElement !== document.body) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>("#page a[href]")];
    linkTo(links, new URL(form.getAttribute("action") ?? "", document.baseURI).pathname, new FormData(form))?.focus({
      preventScroll: true,
    });
  });
}
