import { type CutList, cutListFields } from "../../../shared/api/cut-list-fields.ts";

/** Marks the fields of a form that cannot be read as invalid, and no others. */
export function markFaults(
  form: HTMLFormElement,
  { faults, isKerfFault }: Pick<CutList, "faults" | "isKerfFault">,
): void {
  const mark = (name: string, isFault: (index: number) => boolean): void => {
    for (const [index, field] of [...form.querySelectorAll(`[name="${name}"]:enabled`)].entries())
      if (isFault(index)) field.setAttribute("aria-invalid", "true");
      else field.removeAttribute("aria-invalid");
  };
  for (const name of [cutListFields.length, cutListFields.count]) mark(name, (index) => faults.includes(index));
  mark(cutListFields.kerf, () => isKerfFault);
}
