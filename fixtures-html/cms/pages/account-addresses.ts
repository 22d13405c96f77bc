import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../http/page.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import { addressLines } from "../checkout/address-lines.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";

/** The customer's address book. */
export const accountAddresses = (show: Show) => (c: Request, culture: Culture) => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const t = textsOf(culture).addresses;
  const addresses = c.var.session.addresses.map(({ id, type, vat, address }) => ({
    lines: [...addressLines(culture, address), ...(vat ? [vat] : [])],
    use: t.types[type],
    edit: `/${culture}/account/addresses/edit?${new URLSearchParams({ id, type })}`,
  }));
  return show(c, {
    view: "addresses",
    title: t.title,
    description: t.description,
    data: { addresses, add: `/${culture}/account/addresses/add` },
  });
};
