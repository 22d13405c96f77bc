import { isComposing } from "../../../shared/form/composition.ts";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { type Translate } from "../../../shared/i18n/texts.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { afterDelay } from "../../../shared/popup/delay.ts";
import { dismiss, dismissalOf, shouldShow } from "../../../shared/popup/dismissals.ts";
import { enqueuePopup } from "../../../shared/popup/popup-queue.ts";
import type definition from "./definition.ts";

const VISIBLE_CLASS = "atoll-popup-banner";
const HEIGHT_PROPERTY = "--_popup-banner-height";

export default function popupBanner(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): void {
  const dismissal = dismissalOf(host, "popup-banner", config);
  if (!shouldShow("PopupBanners", dismissal)) return;

  async function prepare(): Promise<() => Promise<void>> {
    const t = await whenTexts();
    return async () => {
      if (shouldShow("PopupBanners", dismissal)) await show(host, t, () => dismiss("PopupBanners", dismissal), signal);
    };
  }

  void afterDelay(signal).then(() => enqueuePopup("banner", signal, prepare));
}

/** Shows the banner. Resolves when the visitor closes it, or leaves the page. */
function show(host: HTMLElement, t: Translate, onClose: () => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const hidden = new AbortController();
    const { style } = document.documentElement;
    const button = closeButton(t("Notification.Close"));
    // The height reserves space, so that focused elements and the end of the page are not covered.
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT_PROPERTY, `${host.offsetHeight}px`));
    const wasHidden = host.hidden;
    const hadClass = host.hasAttribute("class");

    const hide = (): void => {
      hidden.abort();
      observer.disconnect();
      style.removeProperty(HEIGHT_PROPERTY);
      host.classList.remove(VISIBLE_CLASS);
      if (!hadClass && !host.className) host.removeAttribute("class");
      host.hidden = wasHidden;
      button.remove();
      resolve();
    };
    const close = (): void => {
      const hadFocus = host.contains(document.activeElement);
      onClose();
      hide();
      const page = document.getElementById("page");
      if (hadFocus && page) focusElement(page);
    };

    const text = host.textContent!.replace(/\s+/g, " ").trim();
    host.append(button);
    host.hidden = false;
    host.classList.add(VISIBLE_CLASS);
    observer.observe(host);
    announce(text);
    button.addEventListener("click", close, { signal: hidden.signal });
    host.addEventListener("keydown", (event) => event.key === "Escape" && !isComposing(event) && close(), {
      signal: hidden.signal,
    });
    signal.addEventListener("abort", hide, { once: true, signal: hidden.signal });
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
