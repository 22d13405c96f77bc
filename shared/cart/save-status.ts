import type { Translate } from "../i18n/texts.ts";
import { announce } from "../a11y/live-region.ts";
import type { SaveQueue } from "./save-queue.ts";
import { canRetry, type Failure } from "./failure.ts";
import { isUnsaved } from "./save-state.ts";

export interface SaveTexts<V> {
  /** The label of the value, for announcements and notices. */
  name(id: string): string;
  /** The failure message; `server` is the value that the server has, undefined for a removed entry. */
  failure(t: Translate, failure: Failure<V>, server: V | undefined, id: string): string;
  /** A successful save is reported in a notice instead of an announcement. */
  hasOwnNotice?: true;
}

export interface SaveStatus {
  /** Renders the current state. Does nothing until the texts are loaded. */
  show(t: Translate | undefined): void;
  /** Restores the original content. */
  restore(): void;
}

/** Failures that were announced, by any view and across in-place reloads. */
const announced = new WeakSet<object>();

/**
 * Shows the state of a save in `place`: saving, saved, or the failure with a retry button. Without a `place` the state
 * is only announced. `focus` focuses the control, because the retry button is removed when pressed. CRT-04
 */
export function saveStatus<V>(
  place: HTMLElement | null,
  id: string,
  queue: SaveQueue<V>,
  texts: SaveTexts<V>,
  focus: () => void,
): SaveStatus {
  const original = [...(place?.childNodes ?? [])];
  if (place) place.dataset["decision"] = id;
  let visible: { t: Translate; state: unknown } | undefined;

  function render(t: Translate, failure: Failure<V>): Node[] {
    const text = failureText(t, texts, id, failure, queue);
    if (!announced.has(failure)) announce(t("Core.Named", texts.name(id), text), "assertive");
    announced.add(failure);
    const retry = (): void => {
      focus();
      queue.retry(id);
    };
    return failureNodes(text, canRetry(failure) ? { text: t("Core.Retry"), run: retry } : undefined);
  }

  return {
    show(t) {
      if (!t) return;
      const failure = queue.store.getState().failures.get(id);
      const key = stateKey(queue, id);
      // Keep unchanged content, so that its button keeps the focus and a press on it works.
      if (visible && visible.t === t && visible.state === (failure ?? key)) return;
      const isNews =
        visible && visible.state !== key && (key === "Cart.Offline" || (key === "Cart.Saved" && !texts.hasOwnNotice));
      if (isNews) announce(t("Core.Named", texts.name(id), t(key)));
      visible = { t, state: failure ?? key };
      place?.replaceChildren(...(failure ? render(t, failure) : key ? [t(key)] : original));
    },
    restore() {
      place?.replaceChildren(...original);
      delete place?.dataset["decision"];
    },
  };
}

/** The text key of the state, empty when there is nothing to show. */
function stateKey(queue: SaveQueue<unknown>, id: string): string {
  const { entries, saved, offline } = queue.store.getState();
  const entry = entries.get(id);
  if (entry && isUnsaved(entry)) return offline.has(id) ? "Cart.Offline" : "Cart.Saving";
  return saved.has(id) ? "Cart.Saved" : "";
}

function failureNodes(text: string, action?: { text: string; run(): void }): Node[] {
  const message = Object.assign(document.createElement("span"), {
    className: "atoll-decision-failure",
    textContent: text,
  });
  if (!action) return [message];
  const button = Object.assign(document.createElement("button"), {
    type: "button",
    className: "atoll-decision-retry",
    textContent: action.text,
  });
  button.addEventListener("click", action.run);
  return [message, document.createTextNode(" "), button];
}

/** The server's message of a failure, else the one of `texts`. */
export const failureText = <V>(
  t: Translate,
  texts: SaveTexts<V>,
  id: string,
  failure: Failure<V>,
  { store }: SaveQueue<V>,
): string => failure.text || texts.failure(t, failure, store.getState().entries.get(id)?.server, id);
