import { isCartPending, whenCartSaved } from "../../../shared/cart/cart-changes.ts";
import { saveStatus } from "../../../shared/cart/save-status.ts";
import { isUnsaved } from "../../../shared/cart/save-state.ts";
import { type FormField, isEdited, resetField, serverValue, markFieldSaved } from "../../../shared/form/form-field.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { fieldsOf } from "../../../shared/form/form-of.ts";
import { isCheckable } from "../../../shared/form/is-checkable.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { newElement } from "../../../shared/dom/new-element.ts";
import { labelOf } from "../../../shared/a11y/label-of.ts";
import { cartChoices, choiceTexts, nameChoice } from "../../../shared/stores/cart-choices.ts";
import { findCounterpart } from "../../../shared/page/find-counterpart.ts";
import type definition from "./definition.ts";
import { choiceIn, fieldNames } from "./rules.ts";

type ChoiceField = HTMLInputElement | HTMLSelectElement;

/** While it is ticked, the delivery country is the billing country. */
const sameBox = 'input[type=checkbox][name="SameAddressForShipping"]';

const isText = (field: ChoiceField): boolean => field instanceof HTMLInputElement && !isCheckable(field);

/** Element that had the focus when the methods were made inert. Kept across a reload of the page. */
let focusBefore: Element | undefined;

/** Failures whose choice was already reverted. Kept across a reload of the page. */
const revertedFailures = new WeakSet<object>();

/** True while fields are reverted: their `change` events are not choices. */
let isReverting = false;

export default function savedChoice(
  host: HTMLElement,
  { saves, nameChoice: fieldName }: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const names = (saves !== "country" && fieldName && [fieldName]) || fieldNames[saves];
  const selector = names.map((name) => `[name="${CSS.escape(name)}"]`).join();
  const fields = [...host.querySelectorAll<ChoiceField>(selector)];
  const first = fields[0]!;
  const { form } = first;
  /** All fields of the choice in the form, also those of another host that saves the same choice. */
  const ofForm = (): ChoiceField[] => {
    const all = saves === "country" ? `${selector}, ${sameBox}` : selector;
    return form ? (fieldsOf(form) as ChoiceField[]).filter((field) => field.matches(all)) : fields;
  };
  const marked = host.querySelector<HTMLElement>("[data-choice-status]");
  const place = marked ?? host.appendChild(newElement("div", "atoll-choice-status"));
  const status = saveStatus(place, saves, cartChoices, choiceTexts, () =>
    (fields.find((field) => field.matches(":checked")) ?? first).focus(),
  );
  let t: Translate | undefined;

  nameChoice(saves, host.querySelector("legend")?.textContent?.trim() || labelOf(first));
  cartChoices.setServerValue(saves, choiceIn(serverData(form), saves, names[0]) ?? "");

  const choiceNow = (): string | null => choiceIn(form ? new FormData(form) : new FormData(), saves, names[0]);

  function save(): void {
    const choice = choiceNow();
    if (choice !== null && !isReverting) cartChoices.setValue(saves, choice);
  }

  function show(): void {
    const { entries, failures, saved } = cartChoices.store.getState();
    const entry = entries.get(saves);
    host.setAttribute("aria-busy", String(!!entry && isUnsaved(entry)));
    // The methods depend on the country: while it is being saved, the current ones cannot be chosen.
    if (saves === "shipping-method")
      setInert(
        host,
        ["country", "shipping-country"].some((key) => isUnsaved(entries.get(key) ?? { server: "" })),
        () => signal.aborted || show(),
      );
    if (entry && !isUnsaved(entry)) {
      const failure = failures.get(saves);
      if (failure && !revertedFailures.has(failure)) {
        revertedFailures.add(failure);
        revert(ofForm(), () => (choiceNow() ?? "") === entry.server);
      } else if (saved.has(saves) && choiceNow() === entry.server) fields.forEach((field) => markFieldSaved(field));
    }
    status.show(t);
  }

  // A text field that was edited before a reload fires no `change` when it loses focus.
  host.addEventListener(
    "focusout",
    ({ target }) => fields.includes(target as ChoiceField) && isText(target as ChoiceField) && save(),
    { signal },
  );
  host.addEventListener("change", ({ target }) => fields.includes(target as ChoiceField) && save(), { signal });
  if (saves === "country" && form) onSameBoxChange(form, save, signal);
  const unfollow = cartChoices.store.subscribe(show);
  const stopTexts = withTexts((texts) => {
    t = texts;
    show();
  });
  show();
  // Save what was chosen before this code loaded or during a reload. A choice that has just failed is not sent again.
  const isNew = cartChoices.store.getState().failures.get(saves)?.value !== choiceNow();
  if (isNew && fields.some((field) => isEdited(field) && !(isText(field) && document.activeElement === field))) save();
  return () => {
    unfollow();
    stopTexts();
    host.removeAttribute("aria-busy");
    host.inert = false;
    status.restore();
    if (!marked) place.remove();
  };
}

/** The box changes the delivery country. Waits until other handlers have shown or hidden the fields of the address. */
function onSameBoxChange(form: HTMLFormElement, save: () => void, signal: AbortSignal): void {
  const listener = ({ target }: Event): unknown =>
    (target as Element).matches(sameBox) && !isReverting && setTimeout(() => signal.aborted || save());
  form.addEventListener("change", listener, { signal });
}

/**
 * Makes the methods inert until the page shows those of the new country, then restores the focus. Calls `retry` once
 * the page may show them.
 */
function setInert(host: HTMLElement, isChanging: boolean, retry: () => unknown): void {
  const isLate = host.inert && isCartPending();
  const { activeElement } = document;
  if (isChanging && host.contains(activeElement)) focusBefore = activeElement!;
  host.inert = isChanging || isLate;
  if (isLate && !isChanging) void whenCartSaved().then(retry);
  if (host.inert || !focusBefore) return;
  if (document.activeElement === document.body) {
    const target = focusBefore.isConnected ? (focusBefore as HTMLElement) : findCounterpart(focusBefore);
    target?.focus({ preventScroll: true });
  }
  focusBefore = undefined;
}

/** Reverts the fields of a failed choice. `change` events inform other code. */
function revert(fields: readonly ChoiceField[], isServerState: () => boolean): void {
  const changed = fields.filter((field) => isEdited(field) && !field.matches(sameBox));
  changed.forEach(resetField);
  // The box is no country itself. Revert it only when the form still differs from the server, so that the box was the
  // failed change.
  const box = fields.find((field) => field.matches(sameBox));
  if (box && isEdited(box) && !isServerState()) {
    resetField(box);
    changed.push(box);
  }
  isReverting = true;
  for (const field of changed)
    if (field.type !== "radio" || field.matches(":checked"))
      field.dispatchEvent(new Event("change", { bubbles: true }));
  isReverting = false;
}

/**
 * Form data as the server rendered it. `SameAddressForShipping` is left out: the server takes the billing country for
 * the delivery only once it was sent.
 */
function serverData(form: HTMLFormElement | null): FormData {
  const data = new FormData();
  for (const field of form ? (fieldsOf(form) as FormField[]) : []) {
    const value = field.matches("input, select, textarea") ? serverValue(field) : null;
    if (value !== null && !field.matches(sameBox)) data.append(field.name, value);
  }
  return data;
}
