import { watchEditable } from "../../../shared/form/watch-editable.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import type { Choices } from "./choices.ts";
import { copyState } from "./name-control.ts";

/**
 * Saves the attributes that Tom Select changes on the select and its labels, and returns a function that restores them.
 */
export function saveSelectAttributes(select: HTMLSelectElement): () => void {
  const restore = [
    saveAttributes(select, ["id", "tabindex", "multiple", "aria-hidden"]),
    ...[...select.labels].map((label) => saveAttributes(label, ["id", "for"])),
  ];
  const hadClass = select.hasAttribute("class");
  return () => {
    for (const undo of restore) undo();
    if (!hadClass && !select.className) select.removeAttribute("class");
  };
}

/** Updates the control when scripts change the select. */
export function watchSelect(select: HTMLSelectElement, choices: Choices): () => void {
  const observer = new MutationObserver((records) => {
    if (records.some(({ target, attributeName }) => target !== select || attributeName === null))
      choices.syncSelection(true);
    copyState(select, choices);
    // Ignore the changes that this update has made itself.
    observer.takeRecords();
  });
  observer.observe(select, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: [
      "disabled",
      "required",
      "aria-required",
      "class",
      "value",
      "label",
      "aria-describedby",
      "aria-invalid",
    ],
  });
  const stopWatching = watchEditable([select], () => choices.syncDisabled());
  return () => {
    stopWatching();
    observer.disconnect();
  };
}
