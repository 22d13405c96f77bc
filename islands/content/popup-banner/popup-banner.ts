import { isComposing } from "../../../shared/composition.ts";
import { focusOn } from "../../../shared/focus-on.ts";
import { type Translate } from "../../../shared/i18n/texts.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { announce } from "../../../shared/live.ts";
import { afterDelay } from "../../../shared/popup/delay.ts";
import { dismiss, dismissalOf, isWanted } from "../../../shared/popup/dismissals.ts";
import { inTurn } from "../../../shared/popup/in-turn.ts";
import type definition from "./definition.ts";

const SHOWN = "atoll-popup-banner";
const HEIGHT = "--atoll-popup-banner-height";

export default function popupBanner(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): void {
  const known = dismissalOf(host, "popup-banner", config);
  if (!isWanted("PopupBanners", known)) return;

  async function prepare(): Promise<() => Promise<void>> {
    const t = await whenTexts();
    return async () => {
      if (isWanted("PopupBanners", known)) await show(host, t, () => dismiss("PopupBanners", known), signal);
    };
  }

  void afterDelay(signal).then(() => inTurn("banner", signal, prepare));
}

/** Resolves when it has been closed, or has gone with its page. */
function show(host: HTMLElement, t: Translate, onClose: () => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const gone = new AbortController();
    const { style } = document.documentElement;
    const button = closeButton(t("Notification.Close"));
    // What the keyboard goes to, and the end of the page, are scrolled to above it.
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${host.offsetHeight}px`));
    const wasHidden = host.hidden;

    const hide = (): void => {
      gone.abort();
      observer.disconnect();
      style.removeProperty(HEIGHT);
      host.classList.remove(SHOWN);
      host.hidden = wasHidden;
      button.remove();
      resolve();
    };
    const close = (): void => {
      const hadFocus = host.contains(document.activeElement);
      onClose();
      hide();
      const page = document.getElementById("page");
      if (hadFocus && page) focusOn(page);
    };

    const said = host.textContent!.replace(/\s+/g, " ").trim();
    host.append(button);
    host.hidden = false;
    host.classList.add(SHOWN);
    observer.observe(host);
    announce(said);
    button.addEventListener("click", close, { signal: gone.signal });
    host.addEventListener("keydown", (event) => event.key === "Escape" && !isComposing(event) && close(), {
      signal: gone.signal,
    });
    signal.addEventListener("abort", hide, { once: true, signal: gone.signal });
  });
}

function closeButton(name: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "atoll-popup-banner-close";
  button.setAttribute("aria-label", name);
  const cross = button.appendChild(document.createElement("span"));
  cross.setAttribute("aria-hidden", "true");
  cross.textContent = "×";
  return button;
}
