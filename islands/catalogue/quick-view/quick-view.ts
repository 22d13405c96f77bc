import { shell } from "../../../shared/shell-api.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { abortPrevious } from "../../../shared/time/abort-previous.ts";
import { isPlainClick } from "../../../shared/dom/plain-click.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";

const PARAMETER = "quick";

export default function quickView(
  host: HTMLElement,
  { quickUrl, quickId }: Config<typeof definition.config>,
  { signal }: ViewContext,
): void {
  const url = urlOf(host, quickUrl);
  const begin = abortPrevious(signal);

  host.addEventListener(
    "click",
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const running = begin();
      if (isOpen(host)) return close(host);
      const { top } = host.getBoundingClientRect();
      for (const openLink of document.querySelectorAll("[data-quick-url][aria-expanded=true]")) close(openLink);
      // Keep the link under the pointer when a panel above it closes.
      scrollBy({ top: host.getBoundingClientRect().top - top, behavior: "instant" });
      void open(running);
    },
    { signal },
  );
  signal.addEventListener("abort", () => {
    // The panel has not loaded, and the page's URL does not name it yet.
    if (host.hasAttribute("aria-busy")) setExpanded(host, false);
  });

  async function open(running: AbortSignal): Promise<void> {
    const panel = panelOf(host)!;
    setExpanded(host, true);
    host.setAttribute("aria-busy", "true");
    const hasFailed = await shell()
      .visit(url, { target: panel, inPlace: true, signal: running })
      .then(
        (isShown) => !isShown,
        (error: unknown) => {
          if (!running.aborted) warn("a quick view could not be loaded.", error);
          return true;
        },
      );
    // The visitor may have closed it, or opened another panel, while it loaded.
    if (running.aborted || !isOpen(host)) return;
    if (hasFailed) panel.replaceChildren(failureMessage(signal));
    panel.hidden = false;
    bringIntoSight(panel);
    host.removeAttribute("aria-busy");
    // The link's own URL now closes the panel, so that it also works without this code.
    host.setAttribute("href", urlWithPanel(null));
    history.replaceState(history.state, "", urlWithPanel(quickId));
  }
}

/** Address of the panel's content. Throws for a URL of another site. */
function urlOf(host: HTMLElement, quickUrl: string): string {
  const url = new URL(quickUrl, location.href);
  if (url.origin !== location.origin)
    throw new IslandError(
      `quick-view on ${nameOf(host)}: data-quick-url expects an address of this site, got ${quickUrl}.`,
    );
  return url.href;
}

const isOpen = (link: Element): boolean => link.getAttribute("aria-expanded") === "true";

const panelOf = (link: Element): HTMLElement | null =>
  document.getElementById(link.getAttribute("aria-controls") ?? "");

function setExpanded(link: Element, isExpanded: boolean): void {
  link.setAttribute("aria-expanded", String(isExpanded));
  link.removeAttribute("aria-busy");
}

/** Closes the panel of `link`. The link's own URL then opens it again, so that it also works without this code. */
function close(link: Element): void {
  const panel = panelOf(link);
  if (panel) {
    panel.hidden = true;
    shell().setHtml(panel, "");
  }
  setExpanded(link, false);
  link.setAttribute("href", urlWithPanel(link.getAttribute("data-quick-id")));
  history.replaceState(history.state, "", urlWithPanel(null));
}

/** Scrolls no further than needed; a panel that is higher than the window shows its start. */
const bringIntoSight = (panel: HTMLElement): void =>
  panel.scrollIntoView({
    block: "nearest",
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
  });

function failureMessage(signal: AbortSignal): HTMLElement {
  const message = document.createElement("p");
  message.setAttribute("role", "alert");
  signal.addEventListener(
    "abort",
    withTexts((t) => (message.textContent = t("Catalog.QuickViewFailed"))),
  );
  return message;
}

/** The page's path and query with the panel of `id` open; null: with no open panel. */
function urlWithPanel(id: string | null): string {
  const otherParameters = location.search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part && part.split("=")[0] !== PARAMETER);
  const parts = id === null ? otherParameters : [...otherParameters, `${PARAMETER}=${encodeURIComponent(id)}`];
  return location.pathname + (parts.length > 0 ? `?${parts.join("&")}` : "");
}
