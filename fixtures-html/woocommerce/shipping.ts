import { Refusal } from "./refusal.ts";

export interface Address {
  country: string;
  state: string;
  postcode: string;
  city: string;
}

interface Rate {
  id: string;
  name: string;
  cents: number;
}

/** The rates of each country that the shop delivers to. */
const rates: Record<string, readonly Rate[]> = {
  BE: [
    { id: "flat_rate:1", name: "Flat rate", cents: 600 },
    { id: "local_pickup:3", name: "Local pickup", cents: 0 },
  ],
  JP: [
    { id: "flat_rate:6", name: "Flat rate", cents: 1500 },
    { id: "local_pickup:7", name: "Local pickup", cents: 0 },
  ],
};

const postcodes: Record<string, RegExp> = { BE: /^\d{4}$/, JP: /^\d{3}-?\d{4}$/ };

const nowhere: Address = { country: "", state: "", postcode: "", city: "" };

/** Where the goods of a cart go, and how. Without a country nothing is calculated. */
export class Shipping {
  address = nowhere;
  billing = nowhere;
  #chosen = "";

  get rates(): readonly Rate[] {
    return rates[this.address.country] ?? [];
  }

  /** The first rate until the customer has chosen one that exists. */
  get rate(): Rate | undefined {
    return this.rates.find(({ id }) => id === this.#chosen) ?? this.rates[0];
  }

  choose(id: string): void {
    this.#chosen = id;
  }

  /** Changes parts of the addresses, or none of them. */
  move(changes: { shipping?: Partial<Address> | undefined; billing?: Partial<Address> | undefined }): void {
    const [address, billing] = [
      { ...this.address, ...changes.shipping },
      { ...this.billing, ...changes.billing },
    ];
    check("shipping_address", address);
    check("billing_address", billing);
    Object.assign(this, { address, billing });
  }
}

function check(field: string, { country, postcode }: Address): void {
  const refuse = (code: string, message: string): never => {
    throw new Refusal("rest_invalid_param", `Invalid parameter(s): ${field}`, 400, {
      params: { [field]: message },
      details: { [field]: { code, message, data: null } },
    });
  };
  if (country && !/^[A-Z]{2}$/.test(country))
    refuse("invalid_country", "Invalid country code provided. Must be one of: BE, JP");
  if (postcode && postcodes[country]?.test(postcode) === false)
    refuse("invalid_postcode", "The provided postcode / ZIP is not valid");
}
