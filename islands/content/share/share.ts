import { on } from "../../../shared/events.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { notify } from "../../../shared/notify.ts";
import { isPlainClick } from "../../../shared/plain-click.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import { addressOf, sharedUrl, type Shared, ways } from "./rules.ts";

/** The page that is shown, as it says of itself. */
const page = (): Shared => ({
  url: sharedUrl(document.querySelector<HTMLLinkElement>("link[rel~=canonical]")?.href, location.href),
  title: document.title,
});

export default function share(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const links = [...host.querySelectorAll<HTMLAnchorElement>("a[data-share]")];
  const known = links.filter(({ dataset }) => ways.includes(dataset["share"]!));
  if (known.length === 0)
    throw new IslandError(
      "config",
      `share on ${nameOf(host)} expects links with data-share, one of ${ways.join(", ")}; found none.`,
    );
  for (const link of links) {
    if (!known.includes(link))
      warn(
        `share on ${nameOf(host)}: data-share expects one of ${ways.join(", ")}, got "${link.dataset["share"]}"; the link stays as it is.`,
        link,
      );
  }
  const sent = known.map((link) => link.getAttribute("href"));

  const follow = (): void => {
    const shown = page();
    for (const link of known) link.href = addressOf(link.dataset["share"]!, shown)!;
  };
  follow();
  // Where it stands outside the page section it stays while pages change.
  on(document, "page:loaded", follow, signal);

  for (const link of known)
    if (link.dataset["share"] === "copy") link.addEventListener("click", (event) => copy(event, link.href), { signal });
  const takeButton = "share" in navigator ? shareButton(host, signal) : () => {};
  return () => {
    takeButton();
    known.forEach((link, index) =>
      sent[index] === null ? link.removeAttribute("href") : link.setAttribute("href", sent[index]!),
    );
  };
}

function copy(event: MouseEvent, url: string): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  // Without a secure connection there is no clipboard.
  Promise.resolve(navigator.clipboard?.writeText(url) ?? Promise.reject(new Error("no clipboard"))).then(
    () => tell("success", "Share.Copied"),
    () => tell("error", "Share.CopyFailed", url),
  );
}

/** The words may be slower than what is told. */
function tell(kind: "success" | "error", key: string, ...values: string[]): void {
  const stop = withTexts((t) => {
    queueMicrotask(() => stop());
    notify({ kind, text: t(key, ...values) });
  });
}

/** The device's own way to share, with the apps that are on it. Returns how to take the button away. */
function shareButton(host: HTMLElement, signal: AbortSignal): () => void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn btn-outline-secondary atoll-share";
  button.addEventListener(
    "click",
    () =>
      navigator.share(page()).catch((error: DOMException) => {
        // The visitor has thought better of it, or is still choosing.
        if (error.name === "AbortError" || error.name === "InvalidStateError" || signal.aborted) return;
        warn("the device could not share the page.", error);
        tell("error", "Share.Failed");
      }),
    { signal },
  );
  const stopTexts = withTexts((t) => (button.textContent = t("Share.Device")));
  host.append(button);
  return () => {
    stopTexts();
    button.remove();
  };
}
