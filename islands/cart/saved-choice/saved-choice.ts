import { countryPath, shippingCountryPath } from "../../../shared/api/cart-choices.ts";
import { isCartSettling, whenCartSaved } from "../../../shared/cart/cart-changes.ts";
import { decisionStatus } from "../../../shared/cart/decision-status.ts";
import { isOpen } from "../../../shared/cart/ledger.ts";
import { type FormField, isTyped, resetField, servedValue, settleField } from "../../../shared/form-field.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { isBox } from "../../../shared/is-box.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { labelOf } from "../../../shared/label-of.ts";
import { cartChoices, choiceWords, nameChoice } from "../../../shared/stores/cart-choices.ts";
import { sameElement } from "../../../shared/same-element.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { bodyOf, namesOf, paths } from "./rules.ts";

type ChoiceField = HTMLInputElement | HTMLSelectElement;

/** By it the delivery's country is that of the bill. */
const sameBox = 'input[type=checkbox][name="SameAddressForShipping"]';

const isText = (field: ChoiceField): boolean => field instanceof HTMLInputElement && !isBox(field);

/** What had the focus when the methods could not be chosen any more, also over the reload of a page. */
let left: Element | undefined;

/** Failures after which the choice was put back, also over the reload of a page. */
const undone = new WeakSet<object>();

/** What is put back is no choice. */
let isUndoing = false;

export default function savedChoice(
  host: HTMLElement,
  { saves }: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const path = paths[saves];
  const selector = namesOf(saves)
    .map((name) => `[name="${name}"]`)
    .join();
  const fields = [...host.querySelectorAll<ChoiceField>(selector)];
  const first = fields[0];
  if (!first)
    throw new IslandError(
      "config",
      `saved-choice on ${nameOf(host)} expects a field with the name ${namesOf(saves).join(" or ")} in it, found none.`,
    );
  const form = first.form;
  /** Also those of another host that saves the same. */
  const ofForm = (): ChoiceField[] =>
    form
      ? [...(form.elements as HTMLCollectionOf<ChoiceField>)].filter((field) =>
          field.matches(`${selector}${saves === "country" ? `, ${sameBox}` : ""}`),
        )
      : fields;
  const own = host.querySelector<HTMLElement>("[data-choice-status]");
  const place =
    own ?? host.appendChild(Object.assign(document.createElement("div"), { className: "atoll-choice-status" }));
  const status = decisionStatus(place, path, cartChoices, choiceWords, () =>
    (fields.find((field) => field.matches(":checked")) ?? first).focus(),
  );
  let t: Translate | undefined;

  nameChoice(path, host.querySelector("legend")?.textContent?.trim() || labelOf(first));
  cartChoices.tell(path, bodyOf(saves, servedBy(form)) ?? "");

  const bodyNow = (): string | null => bodyOf(saves, form ? new FormData(form) : new FormData());

  function take(): void {
    const body = bodyNow();
    if (body !== null && !isUndoing) cartChoices.want(path, body);
  }

  function show(): void {
    const { ledger, failures, saved } = cartChoices.store.getState();
    const entry = ledger.get(path);
    host.setAttribute("aria-busy", String(!!entry && isOpen(entry)));
    // Which methods there are depends on the country: the old ones cannot be chosen any more.
    if (saves === "shipping-method")
      setInert([countryPath, shippingCountryPath].some((other) => isOpen(ledger.get(other) ?? { real: "" })));
    if (entry && !isOpen(entry)) {
      const failure = failures.get(path);
      if (failure && !undone.has(failure)) undo(failure);
      else if (saved.has(path) && bodyNow() === entry.real) fields.forEach((field) => settleField(field));
    }
    status.show(t);
  }

  /** Until the page shows those that there are now. */
  function setInert(isChanging: boolean): void {
    const isLate = host.inert && isCartSettling();
    const { activeElement } = document;
    if (isChanging && host.contains(activeElement)) left = activeElement!;
    host.inert = isChanging || isLate;
    if (isLate && !isChanging) void whenCartSaved().then(() => signal.aborted || show());
    if (host.inert || !left) return;
    if (document.activeElement === document.body)
      (left.isConnected ? (left as HTMLElement) : sameElement(left))?.focus({ preventScroll: true });
    left = undefined;
  }

  /** Once: what is chosen or typed after it is newer. Whoever follows the choice hears of it. */
  function undo(failure: object): void {
    undone.add(failure);
    const changed = ofForm().filter((field) => isTyped(field) && !field.matches(sameBox));
    changed.forEach(resetField);
    // The box says no country of its own: it is as the shopper has it, unless it was what did not hold.
    const box = ofForm().find((field) => field.matches(sameBox));
    if (box && isTyped(box) && (bodyNow() ?? "") !== cartChoices.store.getState().ledger.get(path)!.real) {
      resetField(box);
      changed.push(box);
    }
    isUndoing = true;
    for (const field of changed)
      if (field.type !== "radio" || field.matches(":checked"))
        field.dispatchEvent(new Event("change", { bubbles: true }));
    isUndoing = false;
  }

  // A text that was typed before the page was shown anew tells of no change when it is left.
  host.addEventListener(
    "focusout",
    ({ target }) => fields.includes(target as ChoiceField) && isText(target as ChoiceField) && take(),
    { signal },
  );
  host.addEventListener("change", ({ target }) => fields.includes(target as ChoiceField) && take(), { signal });
  // Where the goods go to the billing address, so does the country. Once the fields are there, or not.
  if (saves === "country") {
    form?.addEventListener(
      "change",
      ({ target }) => (target as Element).matches(sameBox) && !isUndoing && setTimeout(() => signal.aborted || take()),
      { signal },
    );
  }
  const unfollow = cartChoices.store.subscribe(show);
  const stopTexts = withTexts((texts) => {
    t = texts;
    show();
  });
  show();
  // Chosen before the code was here, or while the page was shown anew; what has just failed is not tried again by itself.
  const isNew = cartChoices.store.getState().failures.get(path)?.value !== bodyNow();
  if (isNew && fields.some((field) => isTyped(field) && !(isText(field) && document.activeElement === field))) take();
  return () => {
    unfollow();
    stopTexts();
    host.removeAttribute("aria-busy");
    host.inert = false;
    status.restore();
    if (!own) place.remove();
  };
}

/** What the server holds: what the form would send as it made that. Where the goods go to the billing address, it holds that country only once it has been told. */
function servedBy(form: HTMLFormElement | null): FormData {
  const data = new FormData();
  for (const field of form?.elements ?? []) {
    const value = field.matches("input, select, textarea") ? servedValue(field as FormField) : null;
    if (value !== null && !field.matches(sameBox)) data.append((field as FormField).name, value);
  }
  return data;
}
