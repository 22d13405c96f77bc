import { onTyping } from "../../../shared/form/composition.ts";
import { findInput } from "../../../shared/form/find-input.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { fieldIn } from "../../../shared/form/form-of.ts";
import { normalizeText, normalizeField } from "../../../shared/text/normalize-text.ts";
import { postalCodeIn } from "../../../shared/text/postal-code-in.ts";
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
  const code = fieldIn(host, postalCodeField)!;
  const country = fieldIn<HTMLInputElement | HTMLSelectElement>(host, countryField)!;
  const control = townControl(host, input, `${id}-towns`);
  const { ignoreOwn, touch } = control;
  const lookup = townLookup(
    host,
    () => [postalCodeIn(normalizeText(code.value).trim()), country.value],
    control.offer,
    signal,
  );

  const handleChange = ignoreOwn((target) => {
    if (target === code) normalizeField(code);
    else if (target !== country) return;
    touch();
    // After the current task, once for several changes: a script may fill in several fields of an address.
    queueMicrotask(() => signal.aborted || void lookup.run());
  });
  // The fields may be outside their form, with the attribute `form`.
  document.addEventListener("change", handleChange, { signal });

  function handleInput(target: HTMLInputElement): void {
    if (target === code) {
      lookup.cancel();
      touch();
    } else if (target === input) control.handleInput();
  }
  const handleTyping = ignoreOwn((target) => {
    handleInput(target);
    if (target === code && code.value.trim().length >= MIN_LENGTH) lookup.debounced();
  });
  onTyping(document, handleTyping, { signal, pause: ignoreOwn(handleInput) });
  input.addEventListener("blur", control.handleBlur, { signal });

  if (code.value.trim()) void lookup.run();
  control.detectTyping();
  return () => {
    host.removeAttribute("aria-busy");
    control.remove();
  };
}
