import { robotTrap } from "../../../shared/api/security.ts";
import { isComposing } from "../../../shared/form/composition.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import type definition from "./definition.ts";
import { isRightAnswer } from "./rules.ts";

/** Reports errors by `setCustomValidity`; the validation island, or else the browser, shows them at the field. */
export default function robotCheck(
  host: HTMLElement,
  { answerMessage, trapMessage }: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const fields = [...host.querySelectorAll("input")];
  const trap = fields.find(({ name }) => name.toLowerCase() === robotTrap)!;
  const answer = fields.find((field) => field !== trap && field.type !== "hidden")!;
  const cover = trap.closest<HTMLElement>('[aria-hidden="true"]');
  const restore = [saveAttributes(trap, ["tabindex"]), ...(cover ? [saveAttributes(cover, ["aria-hidden"])] : [])];

  function judge(event?: Event): void {
    if (event && isComposing(event)) return;
    // An empty answer is left to the `required` attribute.
    answer.setCustomValidity(answer.value.trim() === "" || isRightAnswer(answer.value) ? "" : answerMessage);
    trap.setCustomValidity(trap.value === "" ? "" : trapMessage);
  }
  /** Shows the trap field, only on submit: shown earlier, it would move the button away while it is being pressed. */
  function reveal(): void {
    if (trap.value === "") return;
    trap.removeAttribute("tabindex");
    cover?.removeAttribute("aria-hidden");
  }
  // Capture phase, so that it runs before validation. Clicks count too: browsers may fill in fields without an event.
  for (const type of ["input", "compositionend", "change", "click", "submit"])
    addEventListener(type, judge, { capture: true, signal });
  addEventListener("submit", reveal, { capture: true, signal });
  trap.addEventListener("invalid", reveal, { signal });
  judge();
  return () => {
    for (const field of [answer, trap]) field.setCustomValidity("");
    for (const undo of restore) undo();
  };
}
