/** Maps the addresses of a picker to the fields of a form. ADR-03 */

export type AddressType = "Billing" | "Shipping";

/** Attributes of an address (`data-` and the key in kebab case), and their form fields. */
export const addressFields = {
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
  /** Names of attributes that the address lacks. */
  missing: string[];
}

/** Maps the data attributes of an address to form fields. Only billing has an account type and a VAT number. */
export function copyOf(type: AddressType, data: Readonly<Record<string, string | undefined>>): Copy {
  const isBilling = type === "Billing";
  const fieldNames = Object.entries({ ...addressFields, ...(isBilling && { vat: "VAT" }) });
  const keys = [...fieldNames.map(([key]) => key), ...(isBilling ? ["accountType"] : [])];
  return {
    values: fieldNames.flatMap(([key, name]) =>
      data[key] === undefined ? [] : [{ field: (isBilling ? "Billing" : "") + name, value: data[key] }],
    ),
    accountType: isBilling ? data["accountType"] : undefined,
    missing: keys
      .filter((key) => data[key] === undefined)
      .map((key) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`),
  };
}

export interface Answer {
  status: number;
  /** Final address, after redirects. */
  url: string;
  redirected: boolean;
  /** Id of the saved address; null when the answer has none. */
  savedId: string | null;
  /** Whether the answer contains the form again. */
  hasForm: boolean;
}

/**
 * Result of an address form: it is saved, it is shown again with errors, or it failed. `returnPath` is the path that
 * the form returns to, or empty. `here` is the path of the page behind the dialog, whose own form may have the same
 * fields. ADR-01, ADR-04
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

const isSamePath = (first: string, second: string): boolean =>
  first.replace(/\/$/, "").toLowerCase() === second.replace(/\/$/, "").toLowerCase();
