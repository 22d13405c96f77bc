import { type City, findCities } from "../../../shared/api/cities.ts";
import { combobox } from "../../../shared/combobox/combobox.ts";
import { markedText } from "../../../shared/combobox/matched.ts";
import { searchInput } from "../../../shared/combobox/search-box.ts";
import { isComposing } from "../../../shared/form/composition.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { fieldIn } from "../../../shared/form/form-of.ts";
import { normalizeField } from "../../../shared/text/normalize-text.ts";
import { postalCodeIn } from "../../../shared/text/postal-code-in.ts";
import type definition from "./definition.ts";

const textKeys = {
  found: "PostalCode.Found",
  none: "PostalCode.NoCityFound",
  failed: "PostalCode.Failed",
  count: "PostalCode.Count",
};

export default function postalCode(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { id, signal }: ViewContext,
): () => void {
  const input = searchInput(host);
  /** The text for which the visitor pressed Enter before its towns had come. */
  let entered = "";
  const country = (): string => (config.countryField && fieldIn(host, config.countryField)?.value) || "";
  const box = combobox({
    host,
    input,
    id,
    signal,
    minLength: config.minLength,
    textKeys,
    async find(text, _page, signal) {
      const cities = await findCities(country() || config.countryId, postalCodeIn(text), signal);
      // Choosing cancels this lookup: no list opens.
      if (cities.length === 1 && !signal.aborted && entered && entered === input.value) choose(cities[0]!);
      const choices = cities.map((city) => ({
        group: "",
        act: () => choose(city),
        fill: (element: HTMLElement) => element.append(markedText(`${city.postalCode} ${city.name}`, text)),
      }));
      return { choices, hasMore: false };
    },
  });

  function choose({ postalCode, name }: City): void {
    entered = "";
    box.close();
    input.value = postalCode;
    const city = config.cityField && fieldIn(host, config.cityField);
    if (city) city.value = name;
    for (const field of [city, input]) if (field) field.dispatchEvent(new Event("change", { bubbles: true }));
  }

  input.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Enter" || isComposing(event) || event.defaultPrevented) return;
      // Enter would submit a half-typed code.
      event.preventDefault();
      const choices = box.choices();
      if (choices.length === 1) return choices[0]!.act!();
      entered = input.value;
      box.ask();
    },
    { signal },
  );
  input.addEventListener(
    "change",
    () => {
      const code = postalCodeIn(normalizeField(input));
      if (code !== input.value) input.value = code;
    },
    { signal },
  );
  return box.restore;
}
