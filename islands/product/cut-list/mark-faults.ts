import { cutListFields } from "../../../shared/api/cut-list-fields.ts";
import type { Problem } from "./rules.ts";

const { length, count, kerf } = cutListFields;

/** The id of the message about the problem of that index. */
export const messageId = (id: string, index: number | ""): string => `${id}-problem-${index}`;

/** Marks the wrong fields of a form as invalid and described by their messages, and no others. */
export function markFaults(form: HTMLFormElement, problems: readonly Problem[], id: string): void {
  for (const name of [length, count, kerf])
    for (const [row, field] of [...form.querySelectorAll(`[name="${name}"]:enabled`)].entries()) {
      const index = problems.findIndex(({ fault }) =>
        fault
          ? fault.row === row && name === (fault.field === "length" ? length : count)
          : fault === null && name === kerf,
      );
      markFault(field, id, index < 0 ? "" : messageId(id, index));
    }
}

/** Marks a field as wrong, with the id of its message; without one, as right. Other descriptions stay. */
export function markFault(field: Element, id: string, message: string): void {
  if (message) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
  const described = (field.getAttribute("aria-describedby") ?? "").split(/\s+/);
  const ids = [...described.filter((one) => one && !one.startsWith(messageId(id, ""))), ...(message ? [message] : [])];
  if (ids.length > 0) field.setAttribute("aria-describedby", ids.join(" "));
  else field.removeAttribute("aria-describedby");
}
