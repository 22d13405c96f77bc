import { copy } from "../../../shared/dom/copy.ts";
import { on } from "../../../shared/events.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { notify } from "../../../shared/notify.ts";
import { isPlainClick } from "../../../shared/dom/plain-click.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";
import { shareUrl, sharedUrl, type SharedPage, shareTargets } from "./rules.ts";

/** URL and title of the current page. */
const currentPage = (): SharedPage => ({
  url: sharedUrl(document.querySelector<HTMLLinkElement>("link[rel~=canonical]")?.href, location.href),
  title: document.title,
});

export default function share(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const links = [...host.querySelectorAll<HTMLAnchorElement>("a[data-share]")];
  const supported = links.filter(({ dataset }) => shareTargets.includes(dataset["share"]!));
  for (const link of links) {
    if (!supported.includes(link))
      warn(
        `share on ${nameOf(host)}: data-share expects one of ${shareTargets.join(", ")}, ` +
          `got "${link.dataset["share"]}"; the link is left unchanged.`,
        link,
      );
  }
  const initialHrefs = supported.map((link) => link.getAttribute("href"));

  const update = (): void => {
    const page = currentPage();
    for (const link of supported) link.href = shareUrl(link.dataset["share"]!, page)!;
  };
  update();
  // A host outside #page stays mounted when the page changes.
  on(document, "page:loaded", update, signal);

  for (const link of supported)
    if (link.dataset["share"] === "copy")
      link.addEventListener("click", (event) => copyLink(event, link.href), { signal });
  const removeButton = "share" in navigator ? shareButton(host, signal) : () => {};
  return () => {
    removeButton();
    supported.forEach((link, index) =>
      initialHrefs[index] === null ? link.removeAttribute("href") : link.setAttribute("href", initialHrefs[index]!),
    );
  };
}

function copyLink(event: MouseEvent, url: string): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  copy(url).then(
    () => notifyWithText("success", "Share.Copied"),
    () => notifyWithText("error", "Share.CopyFailed", url),
  );
}

/** Shows a notice as soon as the texts have loaded. */
function notifyWithText(kind: "success" | "error", key: string, ...values: string[]): void {
  const stop = withTexts((t) => {
    queueMicrotask(() => stop());
    notify({ kind, text: t(key, ...values) });
  });
}

/** Adds a button that opens the device's own share dialog, once its text has loaded. Returns a function that removes it. */
function shareButton(host: HTMLElement, signal: AbortSignal): () => void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn btn-outline-secondary atoll-share";
  button.addEventListener(
    "click",
    () =>
      navigator.share(currentPage()).catch((error: DOMException) => {
        // The visitor cancelled, or a share dialog is already open.
        if (error.name === "AbortError" || error.name === "InvalidStateError" || signal.aborted) return;
        warn("the device could not share the page.", error);
        notifyWithText("error", "Share.Failed");
      }),
    { signal },
  );
  // Without its text it would have another width, and move when the text comes.
  const stopTexts = withTexts((t) => {
    button.textContent = t("Share.Device");
    if (!button.isConnected) host.append(button);
  });
  return () => {
    stopTexts();
    button.remove();
  };
}
