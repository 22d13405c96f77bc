/** What an address of a picker says, and where that goes. ADR-03 */

export type AddressType = "Billing" | "Shipping";

/** Attributes of an address, `data-` and the key in kebab case, and the fields that they are for. */
const fields = {
  company: "Company",
  firstName: "FirstName",
  lastName: "LastName",
  street1: "Street1",
  street2: "Street2",
  houseNumber: "HouseNumber",
  boxNumber: "BoxNumber",
  postalCode: "PostalCode",
  city: "City",
  countryId: "CountryId",
};

export interface Copy {
  values: { field: string; value: string }[];
  accountType: string | undefined;
  /** Attributes that the address does not have. */
  missing: string[];
}

/** What of an address with these data attributes goes into which field. Only who pays has an account type and a VAT number. */
export function copyOf(type: AddressType, data: Readonly<Record<string, string | undefined>>): Copy {
  const isBilling = type === "Billing";
  const wanted = Object.entries({ ...fields, ...(isBilling && { vat: "VAT" }) });
  const asked = [...wanted.map(([key]) => key), ...(isBilling ? ["accountType"] : [])];
  return {
    values: wanted.flatMap(([key, name]) =>
      data[key] === undefined ? [] : [{ field: (isBilling ? "Billing" : "") + name, value: data[key] }],
    ),
    accountType: isBilling ? data["accountType"] : undefined,
    missing: asked
      .filter((key) => data[key] === undefined)
      .map((key) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`),
  };
}

export interface Answer {
  status: number;
  /** Where it came from in the end. */
  url: string;
  redirected: boolean;
  /** Id of the address, where the answer says that it is saved; null where it says nothing. */
  savedId: string | null;
  /** The form is in it once more. */
  hasForm: boolean;
}

/**
 * What became of an address form: it is saved, it is to be mended, or nobody knows. `returnPath` is where it was to lead, empty where it does not
 * say; `here` is the page behind the dialog, whose own form may have the same fields. ADR-01, ADR-04
 */
export function outcomeOf(
  { status, url, redirected, savedId, hasForm }: Answer,
  returnPath: string,
  here: string,
): "saved" | "form" | "failed" {
  const isDone = status >= 200 && status < 300;
  if (isDone && savedId !== null) return "saved";
  const isBack = redirected && [returnPath, here].some((path) => isSamePath(new URL(url).pathname, path));
  if (isDone && isBack) return "saved";
  if (hasForm && status < 500) return "form";
  return isDone && redirected && !returnPath ? "saved" : "failed";
}

const isSamePath = (one: string, other: string): boolean =>
  one.replace(/\/$/, "").toLowerCase() === other.replace(/\/$/, "").toLowerCase();
