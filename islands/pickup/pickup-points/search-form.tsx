import { type FormEvent, type ReactNode, type RefObject, useState } from "react";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { normalizeText } from "../../../shared/text/normalize-text.ts";
import { AddressField } from "./address-field.tsx";
import type { PickupConfig } from "./dialog.tsx";
import type { Place } from "./rules.ts";
import { hasTouch } from "./use-address-form.ts";

interface SearchFormProps {
  id: string;
  t: Translate;
  config: PickupConfig;
  start: Place;
  form: RefObject<HTMLFormElement | null>;
  /** Whether a narrow window shows the form; a wide one always does. */
  isOpen: boolean;
  onSearch(place: Place): void;
}

/** The form for the search. The carrier `postal` does not search by street. PUP-02, PUP-06, PUP-07 */
export function SearchForm({ id, t, config, start, form, isOpen, onSearch }: SearchFormProps): ReactNode {
  const { provider, countryCode } = config;
  const [isMissing, setMissing] = useState(false);
  const field = (name: keyof Place): HTMLInputElement | null => form.current!.querySelector(`[name=${name}]`);
  const read = (name: keyof Place): string => normalizeText(field(name)?.value ?? "").trim();

  const search = (): void => {
    const place = { postalCode: read("postalCode"), city: read("city"), address: read("address") };
    const hasPlace = !!(place.postalCode || place.city);
    setMissing(!hasPlace);
    if (hasPlace) onSearch(place);
    else field("postalCode")!.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    search();
  };
  /** An address without postal code and city leaves the fields unchanged. */
  const fill = (place: { postalCode: string; city: string }): void => {
    if (place.postalCode || place.city) {
      field("postalCode")!.value = place.postalCode;
      field("city")!.value = place.city;
    }
    search();
  };

  const error = `${id}-place-error`;
  const invalid = isMissing ? { "aria-invalid": true, "aria-describedby": error } : {};
  return (
    <form
      ref={form}
      id={`${id}-place`}
      className={`atoll-pickup-search${isOpen ? "" : " atoll-pickup-closed"}`}
      noValidate
      onSubmit={submit}
    >
      {provider !== "postal" && (
        <AddressField id={`${id}-address`} t={t} countryCode={countryCode} text={start.address} onFound={fill} />
      )}
      <div className="atoll-pickup-code">
        <label htmlFor={`${id}-code`}>{t("Pickup.PostalCode")}</label>
        <input
          id={`${id}-code`}
          className="form-control"
          name="postalCode"
          defaultValue={start.postalCode}
          autoComplete="off"
          maxLength={12}
          // A native `autofocus` attribute, which `showModal()` respects; React would call focus() itself instead.
          // On a touch screen it would open the keyboard.
          ref={(input) => {
            if (!start.postalCode && !start.city && !hasTouch()) input?.toggleAttribute("autofocus", true);
          }}
          {...invalid}
        />
      </div>
      <div className="atoll-pickup-city">
        <label htmlFor={`${id}-city`}>{t("Pickup.City")}</label>
        <input
          id={`${id}-city`}
          className="form-control"
          name="city"
          defaultValue={start.city}
          autoComplete="off"
          maxLength={80}
          {...invalid}
        />
      </div>
      <button className="btn btn-outline-primary">{t("Pickup.Search")}</button>
      <p id={error} className="atoll-pickup-problem" role="alert">
        {isMissing && t("Pickup.Where")}
      </p>
    </form>
  );
}
