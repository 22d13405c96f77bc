import { robotTrap } from "../../../shared/api/security.ts";
import { isComposing } from "../../../shared/composition.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { isRight } from "./rules.ts";

/** Says what is wrong as the fields' own validity, which validation shows at the field, and else the browser. */
export default function robotCheck(
  host: HTMLElement,
  { answerMessage, trapMessage }: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const fields = [...host.querySelectorAll("input")];
  const trap = fields.find(({ name }) => name.toLowerCase() === robotTrap);
  const answer = fields.find((field) => field !== trap && field.type !== "hidden");
  if (!trap || !answer)
    throw new IslandError(
      "config",
      `robot-check on ${nameOf(host)} expects a field for the answer and one called "${robotTrap}", found ${trap ? "no other than that" : "none of that name"}.`,
    );
  const cover = trap.closest<HTMLElement>('[aria-hidden="true"]');
  const restore = [keptAttributes(trap, ["tabindex"]), ...(cover ? [keptAttributes(cover, ["aria-hidden"])] : [])];

  function judge(event?: Event): void {
    if (event && isComposing(event)) return;
    // That it is missing the markup says, as of other fields.
    answer!.setCustomValidity(answer!.value.trim() === "" || isRight(answer!.value) ? "" : answerMessage);
    trap!.setCustomValidity(trap!.value === "" ? "" : trapMessage);
  }
  /** Not before it is sent: the button would move away from under the finger that presses it. */
  function reveal(): void {
    if (trap!.value === "") return;
    trap!.removeAttribute("tabindex");
    cover?.removeAttribute("aria-hidden");
  }
  // Before whoever looks at the fields; a browser may fill them in without a word, hence the click on the button too.
  for (const type of ["input", "compositionend", "change", "click", "submit"])
    addEventListener(type, judge, { capture: true, signal });
  addEventListener("submit", reveal, { capture: true, signal });
  trap.addEventListener("invalid", reveal, { signal });
  judge();
  return () => {
    for (const field of [answer, trap]) field.setCustomValidity("");
    for (const put of restore) put();
  };
}
