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
      const choices = cities.map((city) => ({
        group: "",
        act: () => choose(city),
        fill: (element: HTMLElement) => element.append(markedText(`${city.postalCode} ${city.name}`, text)),
      }));
      return { choices, hasMore: false };
    },
  });

  function choose({ postalCode, name }: City): void {
    box.close();
    input.value = postalCode;
    const city = config.cityField && fieldIn(host, config.cityField);
    if (city) city.value = name;
    for (const field of [city, input]) if (field) field.dispatchEvent(new Event("change", { bubbles: true }));
  }

  // Enter would submit a half-typed code.
  input.addEventListener("keydown", (event) => event.key === "Enter" && !isComposing(event) && event.preventDefault(), {
    signal,
  });
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
