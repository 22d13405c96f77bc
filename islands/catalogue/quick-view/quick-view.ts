import { shell } from "../../../shared/face.ts";
import { callHtml } from "../../../shared/http/call.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { latest } from "../../../shared/latest.ts";
import { isPlainClick } from "../../../shared/plain-click.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";

const PARAMETER = "quick";

export default function quickView(
  host: HTMLElement,
  { quickUrl, quickId }: Config<typeof definition.config>,
  { signal }: ViewContext,
): void {
  if (!panelOf(host))
    throw new IslandError(
      "config",
      `quick-view on ${nameOf(host)} expects the id of its panel in aria-controls, found no such element.`,
    );
  const url = new URL(quickUrl, location.href);
  if (url.origin !== location.origin)
    throw new IslandError(
      "config",
      `quick-view on ${nameOf(host)}: data-quick-url expects an address of this site, got ${quickUrl}.`,
    );
  const begin = latest(signal);

  host.addEventListener(
    "click",
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const running = begin();
      if (isOpen(host)) return close(host);
      const { top } = host.getBoundingClientRect();
      for (const other of document.querySelectorAll("[data-quick-url][aria-expanded=true]")) close(other);
      // What was pointed at stays under the pointer, though a panel above it has gone.
      scrollBy({ top: host.getBoundingClientRect().top - top, behavior: "instant" });
      void open(running);
    },
    { signal },
  );
  signal.addEventListener("abort", () => {
    // What was still awaited is not open, and the address does not say so.
    if (host.hasAttribute("aria-busy")) mark(host, false);
  });

  async function open(running: AbortSignal): Promise<void> {
    const panel = panelOf(host)!;
    mark(host, true);
    host.setAttribute("aria-busy", "true");
    let html: string | undefined;
    try {
      html = await callHtml(url.pathname + url.search, { ofHost: true, signal: running });
    } catch (error) {
      if (!running.aborted) warn("a quick view could not be loaded.", error);
    }
    // Another one may have been opened meanwhile.
    if (running.aborted || !isOpen(host)) return;
    if (html === undefined) panel.replaceChildren(failure(signal));
    else shell().setHtml(panel, html);
    panel.hidden = false;
    host.removeAttribute("aria-busy");
    // Closed by its own address from now on, also without this code.
    host.setAttribute("href", address(null));
    history.replaceState(history.state, "", address(quickId));
  }
}

const isOpen = (link: Element): boolean => link.getAttribute("aria-expanded") === "true";

const panelOf = (link: Element): HTMLElement | null =>
  document.getElementById(link.getAttribute("aria-controls") ?? "");

function mark(link: Element, isOpen: boolean): void {
  link.setAttribute("aria-expanded", String(isOpen));
  link.removeAttribute("aria-busy");
}

/** Closes the panel of `link`; from now on the link opens it again, also without this code. */
function close(link: Element): void {
  const panel = panelOf(link);
  if (panel) {
    panel.hidden = true;
    shell().setHtml(panel, "");
  }
  mark(link, false);
  link.setAttribute("href", address(link.getAttribute("data-quick-id")));
  history.replaceState(history.state, "", address(null));
}

function failure(signal: AbortSignal): HTMLElement {
  const message = document.createElement("p");
  message.setAttribute("role", "alert");
  signal.addEventListener(
    "abort",
    withTexts((t) => (message.textContent = t("Catalog.QuickViewFailed"))),
  );
  return message;
}

/** The page's address with the panel of `id` open, or with none. */
function address(id: string | null): string {
  const others = location.search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part && part.split("=")[0] !== PARAMETER);
  const parts = id === null ? others : [...others, `${PARAMETER}=${encodeURIComponent(id)}`];
  return location.pathname + (parts.length > 0 ? `?${parts.join("&")}` : "");
}
