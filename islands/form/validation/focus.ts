import { reveal } from "../../../shared/reveal.ts";
import { canFill, type Field, groupOf, isStoodFor } from "./fields.ts";

/** Puts the focus on `field`, in a collapse or a tab pane that is opened for it, its label in view. VAL-12 */
export function focusField(field: Field): void {
  reveal(field);
  // As the browser tells it; a widget that puts the focus on what it has itself prevents the rest.
  if (isStoodFor(field) && !field.dispatchEvent(new Event("invalid", { cancelable: true }))) return;
  const { tomselect } = field as Field & { tomselect?: { focus(): void } };
  if (tomselect) tomselect.focus();
  else (groupOf(field).find(canFill) ?? field).focus({ preventScroll: true });
  (field.labels?.[0] ?? field).scrollIntoView({ block: "nearest", behavior: "instant" });
  document.activeElement?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
