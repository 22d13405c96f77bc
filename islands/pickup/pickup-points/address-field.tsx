import { type ReactNode, useEffect, useRef, useState } from "react";
import { combobox } from "../../../shared/combobox/combobox.ts";
import { markedText } from "../../../shared/combobox/matched.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { latest } from "../../../shared/latest.ts";
import { warn } from "../../../shared/warn.ts";
import { addressProvider, resolveAddress, suggestAddresses } from "./addresses.ts";

const words = {
  found: "Pickup.Addresses",
  none: "Pickup.NoAddress",
  failed: "Pickup.AddressFailed",
  count: "Pickup.AddressCount",
};

interface AddressFieldProps {
  id: string;
  t: Translate;
  countryCode: string;
  /** What stands in it to begin with. */
  text: string;
  /** An address of the list was chosen. */
  onFound(place: { postalCode: string; city: string }): void;
}

/** A street; where the site has a provider of addresses, one to be chosen from those that it finds. PUP-06 */
export function AddressField({ id, t, countryCode, text, onFound }: AddressFieldProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const found = useRef(onFound);
  const [provider] = useState(addressProvider);
  useEffect(() => void (found.current = onFound));

  useEffect(() => {
    if (!provider) return undefined;
    const gone = new AbortController();
    const begin = latest(gone.signal);
    const input = host.current!.querySelector("input")!;
    // Where the shopper types, or searches, meanwhile, a late address has nothing to say.
    for (const type of ["input", "submit"])
      input.form!.addEventListener(type, () => void begin(), { signal: gone.signal });

    async function take(choice: { id: string; text: string }): Promise<void> {
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
        box.tell(words.failed);
      }
    }

    const box = combobox({
      host: host.current!,
      input,
      id,
      signal: gone.signal,
      minLength: 3,
      words,
      async find(query, _page, signal) {
        const addresses = await suggestAddresses(provider, query, countryCode, signal);
        const choices = addresses.map((one) => ({
          group: "",
          act: () => void take(one),
          fill: (element: HTMLElement) => element.append(markedText(one.text, query)),
        }));
        return { choices, hasMore: false };
      },
    });
    return () => {
      gone.abort();
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
