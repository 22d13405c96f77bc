import { element } from "../../../shared/element.ts";
import { focusOn } from "../../../shared/focus-on.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { announce } from "../../../shared/live.ts";

interface Said {
  key: string;
  /** Nothing has gone wrong: something is awaited. */
  isCalm?: boolean;
  again?: () => void;
}

/** The one line under the form, with a button where there is something to try again. */
export function statusLine(signal: AbortSignal) {
  const text = element("div", "atoll-card-text");
  const button = element("button", "btn btn-primary");
  button.type = "button";
  const line = element("div", "atoll-card-status", text);
  let t: Translate | undefined;
  let said: Said | undefined;
  let announced: Said | undefined;

  function show(): void {
    text.textContent = said && t ? t(said.key) : "";
    button.textContent = t?.("Core.Retry") ?? "";
    line.classList.toggle("atoll-card-quiet", !said);
    line.classList.toggle("atoll-card-told", !!said && !said.isCalm);
    if (said?.again) line.append(button);
    else button.remove();
    if (!t || !said || said === announced) return;
    announced = said;
    announce(text.textContent, said.isCalm ? "polite" : "assertive");
  }

  function say(key: string, more: Omit<Said, "key"> = {}): void {
    said = { key, ...more };
    show();
  }

  button.addEventListener("click", () => {
    const again = said?.again;
    if (navigator.onLine) again?.();
    // Of the browser's own page without a connection nobody could pay in another way.
    else say("Payment.Offline", { again });
  });
  signal.addEventListener(
    "abort",
    withTexts((words) => {
      t = words;
      show();
    }),
  );

  return {
    line,
    say,
    clear(): void {
      said = undefined;
      show();
    },
    /** For those whose button has just become another's. */
    focus(): void {
      focusOn(text);
      line.scrollIntoView({ block: "nearest" });
    },
  };
}
