import type { Translate } from "../i18n/texts.ts";
import { whenTexts } from "../i18n/when-texts.ts";
import { announce } from "../live.ts";
import { notify } from "../notify.ts";
import { isLeaving } from "../reload-page.ts";
import { removeNotice } from "../stores/notices.ts";
import type { Courier } from "./courier.ts";
import { canRetry, type Failure } from "./failure.ts";
import { isOpen } from "./ledger.ts";

/** What becomes of a decision, in words beside it: saving, saved, or why not, with a way to try again. CRT-04 */

export interface DecisionWords<V> {
  /** What the decision is about, for those who hear of it elsewhere. */
  name(id: string): string;
  /** Why it did not hold; `real` is what the server has instead. */
  failure(t: Translate, failure: Failure<V>, real: V | undefined, id: string): string;
  /** That it is saved is told in a notice. */
  isTold?: true;
}

/** Failures that were read out, in whatever view, and over the reload of a page. */
const said = new WeakSet<object>();

/** `place` is where it stands, if the page has one; `focus` gives the focus to the control, as a button that was pressed goes away. */
export function decisionStatus<V>(
  place: HTMLElement | null,
  id: string,
  { store, retry }: Courier<V>,
  words: DecisionWords<V>,
  focus: () => void,
) {
  const before = [...(place?.childNodes ?? [])];
  if (place) place.dataset["decision"] = id;

  let shown: { t: Translate; what: unknown } | undefined;

  function failed(t: Translate, failure: Failure<V>): Node[] {
    const message = Object.assign(document.createElement("span"), {
      className: "atoll-decision-failure",
      textContent: wordsOf(t, words, id, failure, store.getState()),
    });
    if (!said.has(failure)) announce(`${words.name(id)}: ${message.textContent}`, "assertive");
    said.add(failure);
    if (!canRetry(failure)) return [message];
    const again = Object.assign(document.createElement("button"), {
      type: "button",
      className: "atoll-decision-retry",
      textContent: t("Core.Retry"),
    });
    again.addEventListener("click", () => {
      focus();
      retry(id);
    });
    return [message, document.createTextNode(" "), again];
  }

  return {
    /** Not before there are words. */
    show(t: Translate | undefined): void {
      if (!t) return;
      const { ledger, failures, saved, offline } = store.getState();
      const [entry, failure] = [ledger.get(id), failures.get(id)];
      const key =
        entry && isOpen(entry) ? (offline.has(id) ? "Cart.Offline" : "Cart.Saving") : saved.has(id) ? "Cart.Saved" : "";
      // What stands there stays, so that a press, or the focus, on the button in it does.
      if (shown && shown.t === t && shown.what === (failure ?? key)) return;
      const isNews = shown && shown.what !== key && (key === "Cart.Offline" || (key === "Cart.Saved" && !words.isTold));
      if (isNews) announce(`${words.name(id)}: ${t(key)}`);
      shown = { t, what: failure ?? key };
      place?.replaceChildren(...(failure ? failed(t, failure) : key ? [t(key)] : before));
    },
    restore(): void {
      place?.replaceChildren(...before);
      delete place?.dataset["decision"];
    },
  };
}

const wordsOf = <V>(
  t: Translate,
  { failure: say }: DecisionWords<V>,
  id: string,
  failure: Failure<V>,
  { ledger }: ReturnType<Courier<V>["store"]["getState"]>,
): string => failure.text || say(t, failure, ledger.get(id)?.real, id);

/**
 * What was decided a moment before a page is left gets to the server: in place it goes on, and what becomes of it is told in a notice; when
 * the page is closed it is sent with the last breath, and who has no connection is asked. Once a courier. CRT-04
 */
export function guardDecisions<V>({ store, flush, forget, want }: Courier<V>, words: DecisionWords<V>): void {
  const isUnsaved = (): boolean => [...store.getState().ledger.values()].some(isOpen);
  document.addEventListener("page:out", (event) => {
    if ((event as CustomEvent<{ stay?: boolean }>).detail.stay) return;
    flush();
    forget([...store.getState().failures.keys(), ...store.getState().saved]);
  });
  addEventListener("pagehide", () => flush(true));
  addEventListener("beforeunload", (event) => !navigator.onLine && isUnsaved() && event.preventDefault());
  async function tell(id: string, failure: Failure<V>): Promise<void> {
    const t = await whenTexts();
    const action = canRetry(failure) ? { text: t("Core.Retry"), run: () => want(id, failure.value, true) } : undefined;
    if (store.getState().failures.get(id) !== failure) return;
    told.set(
      id,
      notify({ kind: "error", text: `${words.name(id)}: ${wordsOf(t, words, id, failure, store.getState())}`, action }),
    );
  }
  /** Notices of failures, by id. They go with the visitor: they tell of what was left. */
  const told = new Map<string, number>();
  function unsay(id: string): void {
    if (told.has(id)) removeNotice(told.get(id)!);
    told.delete(id);
  }
  store.subscribe(({ failures, ledger, saved }, before) => {
    // The shopper has decided anew.
    for (const id of told.keys()) if (!failures.has(id) && ledger.has(id) && isOpen(ledger.get(id)!)) unsay(id);
    for (const id of before.failures.keys()) {
      if (failures.has(id)) continue;
      // The page shows that it held after all.
      if (saved.has(id)) unsay(id);
      if (saved.has(id)) void whenTexts().then((t) => announce(`${words.name(id)}: ${t("Cart.Saved")}`));
    }
    for (const [id, failure] of failures) {
      if (before.failures.get(id) === failure) continue;
      const isSeen = !isLeaving() && ledger.has(id) && document.querySelector(`[data-decision="${CSS.escape(id)}"]`);
      if (!isSeen) void tell(id, failure);
    }
  });
}
