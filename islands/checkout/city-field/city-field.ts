import { onTyping } from "../../../shared/form/composition.ts";
import { findInput } from "../../../shared/form/find-input.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { fieldIn, formOf } from "../../../shared/form/form-of.ts";
import { normalizeText, normalizeField } from "../../../shared/text/normalize-text.ts";
import type definition from "./definition.ts";
import { townControl } from "./town-control.ts";
import { townLookup } from "./town-lookup.ts";

/** Number of characters from which the lookup starts while the visitor types. */
const MIN_LENGTH = 4;

export default function cityField(
  host: HTMLElement,
  { postalCodeField, countryField }: Config<typeof definition.config>,
  { id, signal }: ViewContext,
): () => void {
  const input = findInput(host);
  const form = formOf(host)!;
  const code = fieldIn(host, postalCodeField)!;
  const country = fieldIn<HTMLInputElement | HTMLSelectElement>(host, countryField)!;
  const control = townControl(host, input, `${id}-towns`);
  const { ignoreOwn, touch } = control;
  const lookup = townLookup(host, () => [normalizeText(code.value).trim(), country.value], control.offer, signal);

  const handleChange = ignoreOwn(({ name }) => {
    if (name === postalCodeField) normalizeField(code);
    else if (name !== countryField) return;
    touch();
    // After the current task, once for several changes: a script may fill in several fields of an address.
    queueMicrotask(() => signal.aborted || void lookup.run());
  });
  form.addEventListener("change", handleChange, { signal });

  function handleInput(target: HTMLInputElement): void {
    if (target.name === postalCodeField) {
      lookup.cancel();
      touch();
    } else if (target === input) control.handleInput();
  }
  const handleTyping = ignoreOwn((target) => {
    handleInput(target);
    if (target.name === postalCodeField && code.value.trim().length >= MIN_LENGTH) lookup.debounced();
  });
  onTyping(form, handleTyping, { signal, pause: ignoreOwn(handleInput) });
  input.addEventListener("blur", control.handleBlur, { signal });

  if (code.value.trim()) void lookup.run();
  control.detectTyping();
  return () => {
    host.removeAttribute("aria-busy");
    control.remove();
  };
}
