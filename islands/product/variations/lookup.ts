import { on } from "../../../shared/events.ts";
import { onTyping } from "../../../shared/form/composition.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import {
  beginLookup,
  endLookup,
  hasPendingLookup,
  type Lookup,
  type LookupResult,
} from "../../../shared/stores/product.ts";
import { abortPrevious } from "../../../shared/time/abort-previous.ts";
import type { ShowAnswer } from "./answer-display.ts";
import { type Found, findVariant } from "./find-variant.ts";
import type { LateTexts } from "./late-texts.ts";
import { chosenValues, type OrderForm, quantityFieldIn, quantityIn, variantIdIn } from "./order-form.ts";
import { isVariant } from "./rules.ts";
import { shownIn, type VariantView } from "./variant-view.ts";

/** Looks up the variant whenever the choice or the quantity changes. */
export function lookUpChoices(
  order: OrderForm,
  texts: LateTexts,
  view: VariantView,
  showAnswer: ShowAnswer,
  fail: ViewContext["fail"],
): void {
  const { host, form, signal } = order;
  const next = abortPrevious(signal);
  /** The values (as JSON) and the quantity of the latest lookup. */
  let { values, quantity } = shownIn(order);
  let needsQuantity = false;

  /** Looks up the current choice; a newer lookup replaces an older one. VAR-01 */
  function start(): void {
    const overtaken = next();
    view.message("");
    values = chosenValues(order);
    const requested = (quantity = quantityIn(order));
    needsQuantity = requested === null;
    host.toggleAttribute("data-not-loaded", values !== shownIn(order).values);
    host.setAttribute("aria-busy", String(!needsQuantity));
    const abort = new AbortController();
    const answer = findVariant(order, values, requested, texts, abort.signal);
    const lookup: Lookup = { isAwaited: false, result: answer.then(resultOf) };
    overtaken.addEventListener("abort", () => lookup.isAwaited || abort.abort());
    beginLookup(form, lookup);
    if (requested !== null)
      showAnswer(answer, requested, overtaken, start, (showParts) => {
        values = chosenValues(order);
        showParts?.(texts.t);
        endLookup(form, lookup);
      }).catch((error: unknown) => fail("update", error));
  }

  const isCurrent = (): boolean => chosenValues(order) === values;
  form.addEventListener("change", ({ target }) => host.contains(target as Node) && !isCurrent() && start(), { signal });
  // The quantity may be outside the form, with the attribute `form`.
  onTyping(
    document,
    ({ target }) => needsQuantity && target === quantityFieldIn(order) && quantityIn(order) !== null && start(),
    { signal },
  );
  on(
    document,
    "quantity:changed",
    (change, { target }) =>
      (form.contains(target as Node) || (target as HTMLInputElement).form === form) &&
      change.quantity !== quantity &&
      start(),
    signal,
  );
  // The fields have their initial values only after the event.
  form.addEventListener("reset", () => void setTimeout(() => signal.aborted || isCurrent() || start()), { signal });
  // The visitor may have chosen before the code had loaded, the browser may have restored the form, the visitor left
  // during a lookup, or the server has chosen values and left the variant to script.
  const present = quantityIn(order);
  const isUnresolved = !isVariant(variantIdIn(order)) && order.choices.some(({ value }) => value() !== "");
  if (!isCurrent() || isUnresolved || (present !== null && present !== quantity) || hasPendingLookup(form)) start();
}

const resultOf = ({ variant, refusal }: Found): LookupResult => (variant && !refusal ? variant : { refusal });
