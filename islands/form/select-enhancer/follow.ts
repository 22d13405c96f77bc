import { followState } from "../../../shared/follow-state.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import type { Choices } from "./choices.ts";
import { copyState } from "./name-control.ts";

/** Keeps what the library changes at the select and its labels, and returns how to put it back. */
export function attributesOf(select: HTMLSelectElement): () => void {
  const restore = [
    keptAttributes(select, ["id", "tabindex", "multiple", "aria-hidden"]),
    ...[...select.labels].map((label) => keptAttributes(label, ["id", "for"])),
  ];
  const hadClass = select.hasAttribute("class");
  return () => {
    for (const back of restore) back();
    if (!hadClass && !select.className) select.removeAttribute("class");
  };
}

/** What scripts change at the select is shown by the control. */
export function follow(select: HTMLSelectElement, choices: Choices): () => void {
  const observer = new MutationObserver((records) => {
    if (records.some(({ target, attributeName }) => target !== select || attributeName === null)) choices.follow(true);
    copyState(select, choices);
    // What following changed is no news.
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
  const unfollow = followState([select], () => choices.followState());
  return () => {
    unfollow();
    observer.disconnect();
  };
}
