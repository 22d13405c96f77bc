import { type ReactNode, useEffect, useRef, useState } from "react";
import { combobox } from "../../../shared/combobox/combobox.ts";
import { markedText } from "../../../shared/combobox/matched.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { abortPrevious } from "../../../shared/time/abort-previous.ts";
import { warn } from "../../../shared/warn.ts";
import { addressProvider, resolveAddress, suggestAddresses } from "./addresses.ts";

const textKeys = {
  found: "Pickup.Addresses",
  none: "Pickup.NoAddress",
  failed: "Pickup.AddressFailed",
  count: "Pickup.AddressCount",
};

interface AddressFieldProps {
  id: string;
  t: Translate;
  countryCode: string;
  /** Initial text. */
  text: string;
  /** Called when the shopper has chosen a suggested address. */
  onFound(place: { postalCode: string; city: string }): void;
}

/** A field for a street. With an address provider, the field suggests addresses. PUP-06 */
export function AddressField({ id, t, countryCode, text, onFound }: AddressFieldProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const found = useRef(onFound);
  const [provider] = useState(addressProvider);
  useEffect(() => void (found.current = onFound));

  useEffect(() => {
    if (!provider) return undefined;
    const unmount = new AbortController();
    const begin = abortPrevious(unmount.signal);
    const input = host.current!.querySelector("input")!;
    // A later input or search makes a pending address out of date.
    for (const type of ["input", "submit"])
      input.form!.addEventListener(type, () => void begin(), { signal: unmount.signal });

    async function choose(choice: { id: string; text: string }): Promise<void> {
      input.value = choice.text;
      box.close();
      const signal = begin();
      try {
        const { postalCode, city, street } = await resolveAddress(provider!, choice.id, signal);
        if (signal.aborted) return;
        if (street) input.value = street;
        found.current({ postalCode, city });
      } catch (error) {
        if (signal.aborted) return;
        warn("an address could not be looked up.", error);
        box.showMessage(textKeys.failed);
      }
    }

    const box = combobox({
      host: host.current!,
      input,
      id,
      signal: unmount.signal,
      minLength: 3,
      textKeys,
      async find(query, _page, signal) {
        const addresses = await suggestAddresses(provider, query, countryCode, signal);
        const choices = addresses.map((address) => ({
          group: "",
          act: () => void choose(address),
          fill: (element: HTMLElement) => element.append(markedText(address.text, query)),
        }));
        return { choices, hasMore: false };
      },
    });
    return () => {
      unmount.abort();
      box.restore();
    };
  }, [provider, id, countryCode]);

  return (
    <div ref={host} className="atoll-pickup-address">
      <label htmlFor={id}>{t("Pickup.Address")}</label>
      <input id={id} className="form-control" name="address" defaultValue={text} autoComplete="off" maxLength={120} />
    </div>
  );
}
