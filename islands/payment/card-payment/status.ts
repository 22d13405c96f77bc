import { newElement } from "../../../shared/dom/new-element.ts";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { announce } from "../../../shared/a11y/live-region.ts";

interface Message {
  key: string;
  /** Whether the message reports progress, not an error. */
  isProgress?: boolean;
  retry?: () => void;
}

export interface StatusLine {
  element: HTMLElement;
  show(key: string, more?: Omit<Message, "key">): void;
  clear(): void;
  /** Moves the focus here when the focused button of the form was disabled or removed. */
  focus(): void;
}

/** The message under the form, with a button for an action that can be repeated. */
export function statusLine(signal: AbortSignal): StatusLine {
  const text = newElement("div", "atoll-card-text");
  const button = newElement("button", "btn btn-primary");
  button.type = "button";
  const element = newElement("div", "atoll-card-status", text);
  let t: Translate | undefined;
  let message: Message | undefined;
  let announced: Message | undefined;

  function render(): void {
    text.textContent = message && t ? t(message.key) : "";
    button.textContent = t?.("Core.Retry") ?? "";
    element.classList.toggle("atoll-card-quiet", !message);
    element.classList.toggle("atoll-card-told", !!message && !message.isProgress);
    if (message?.retry) element.append(button);
    else button.remove();
    if (!t || !message || message === announced) return;
    announced = message;
    announce(text.textContent, message.isProgress ? "polite" : "assertive");
  }

  function show(key: string, more: Omit<Message, "key"> = {}): void {
    message = { key, ...more };
    render();
  }

  button.addEventListener("click", () => {
    const retry = message?.retry;
    if (navigator.onLine) retry?.();
    // Offline, a reload would show the browser's error page, which has no other way to pay.
    else show("Payment.Offline", { retry });
  });
  const stopTexts = withTexts((texts) => {
    t = texts;
    render();
  });
  signal.addEventListener("abort", stopTexts);
  return { element, show, clear, focus };

  function clear(): void {
    message = undefined;
    render();
  }

  function focus(): void {
    focusElement(text);
    element.scrollIntoView({ block: "nearest" });
  }
}
