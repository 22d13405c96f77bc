import { reveal } from "../../../shared/dom/reveal.ts";
import { canFill, type Field, groupOf, isReplacedByWidget } from "./fields.ts";

/** Focuses `field`, opens a closed collapse or tab pane around it, and scrolls its label into view. VAL-12 */
export function focusField(field: Field): void {
  reveal(field);
  // As in native validation: a widget that replaces the field focuses its own control and cancels the event.
  if (isReplacedByWidget(field) && !field.dispatchEvent(new Event("invalid", { cancelable: true }))) return;
  const { tomselect } = field as Field & { tomselect?: { focus(): void } };
  if (tomselect) tomselect.focus();
  else (groupOf(field).find(canFill) ?? field).focus({ preventScroll: true });
  (field.labels?.[0] ?? field).scrollIntoView({ block: "nearest", behavior: "instant" });
  document.activeElement?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
