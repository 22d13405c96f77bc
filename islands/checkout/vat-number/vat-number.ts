import { findInput } from "../../../shared/form/find-input.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { formOf } from "../../../shared/form/form-of.ts";
import { normalizeText, normalizeField } from "../../../shared/text/normalize-text.ts";
import type definition from "./definition.ts";
import { vatStatus } from "./status.ts";
import { memoryOf, vatChecker } from "./vat-checker.ts";

export default function vatNumber(
  host: HTMLElement,
  { countryField, customerId, valid }: Config<typeof definition.config>,
  { id, signal }: ViewContext,
): () => void {
  const input = findInput(host);
  const form = formOf(host, countryField)!;
  const status = vatStatus(host, input, `${id}-status`);
  const checker = vatChecker(
    memoryOf(input.name),
    () => ({
      countryId: String(new FormData(form).get(countryField) ?? ""),
      vat: normalizeText(input.value).trim(),
      customerId,
    }),
    status,
    valid === undefined ? null : valid === "true",
    signal,
  );

  // After the current task, because a script may fill in several fields of an address. A second check finds the first.
  const schedule = (): void => queueMicrotask(() => signal.aborted || checker.check());

  const handleBlur = (): void => {
    normalizeField(input);
    schedule();
  };
  input.addEventListener("blur", handleBlur, { signal });
  input.addEventListener("input", checker.clear, { signal });
  const handleChange = ({ target }: Event): void => {
    const { name, form: owner } = target as HTMLInputElement;
    if ((name === countryField && owner === form) || (target === input && document.activeElement !== input)) schedule();
  };
  // The country may be outside its form, with the attribute `form`.
  document.addEventListener("change", handleChange, { signal });

  const isEdited = input.value !== input.defaultValue;
  const isResumed = checker.resume(!isEdited && valid !== undefined);
  // The field may have been edited and left before this code loaded.
  if (!isResumed && isEdited && document.activeElement !== input) schedule();
  return status.restore;
}
