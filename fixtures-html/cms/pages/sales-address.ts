/** Lets a customer request another delivery address. An e-mail then asks them to confirm it. ORD-02 */
import { changeAddressPath } from "../../../shared/api/wire/orders.ts";
import { formFields } from "../http/form-fields.ts";
import { message } from "../http/message.ts";
import type { Show } from "../http/page.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import type { Culture } from "../catalogue/types.ts";
import { addressFields, readAddress, toFields } from "../checkout/address.ts";
import { addressProblems } from "../checkout/address-rules.ts";
import { countries, countryById } from "../checkout/countries.ts";
import { type CheckoutForm, typedIn } from "../checkout/form.ts";
import { fieldView } from "../checkout/field-view.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { canChangeAddress, type PastOrder } from "../sales/order.ts";
import { orderOf } from "../sales/customer-orders.ts";

const use = { isCompany: false, isSecond: false };

export const salesAddress = (show: Show) => (c: Request, culture: Culture) => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const order = orderOf(c.var.session, c.req.query("orderId") ?? "");
  if (!order) return null;
  const stopped = obstacle(c, culture, order);
  return stopped
    ? showPage(show, c, culture, order, { said: stopped })
    : showPage(show, c, culture, order, { form: toFields(order.delivery, "") });
};

export const salesAddressSend = (show: Show) => async (c: Request, culture: Culture) => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const fields = await formFields(c);
  const order = orderOf(c.var.session, fields.get("OrderId") ?? "");
  if (!order) return null;
  const form: CheckoutForm = Object.fromEntries(
    addressFields.map((name) => [name, (fields.get(name) ?? "").trim().slice(0, 200)]),
  );
  const address = readAddress(typedIn(form), "");
  const problems = addressProblems(culture, address, "", use);
  if (Object.keys(problems).length > 0) {
    // A script still has the form: the message is enough.
    if (c.req.header("X-Requested-With") === "XMLHttpRequest")
      return message(c, 422, Object.values(problems).join(" "));
    return showPage(show, c, culture, order, { form, problems });
  }
  const t = textsOf(culture).sales.readdress;
  const stopped = obstacle(c, culture, order);
  if (stopped) return showPage(show, c, culture, order, { said: stopped });
  if (address.CountryId !== order.delivery.CountryId) {
    return showPage(show, c, culture, order, {
      said: { kind: "error", text: fill(t.abroad, countryById(order.delivery.CountryId)?.name[culture] ?? "") },
    });
  }
  c.var.session.sales.readdressed.add(order.number);
  return showPage(show, c, culture, order, { said: { kind: "success", text: fill(t.sent, order.email) } });
};

interface Said {
  kind: "success" | "error";
  text: string;
}

/** Message instead of the form when the address cannot be changed; null when it can. */
function obstacle(c: Request, culture: Culture, order: PastOrder): Said | null {
  const t = textsOf(culture).sales.readdress;
  if (c.var.session.sales.readdressed.has(order.number)) return { kind: "success", text: fill(t.sent, order.email) };
  return canChangeAddress(order) ? null : { kind: "error", text: t.gone };
}

function showPage(
  show: Show,
  c: Request,
  culture: Culture,
  order: PastOrder,
  { said, form, problems = {} }: { said?: Said; form?: CheckoutForm; problems?: Record<string, string> },
): Response {
  const t = textsOf(culture).sales;
  return show(c, {
    view: "change-delivery-address",
    islandStyles: true,
    title: t.readdress.title,
    description: fill(t.order, order.number),
    status: Object.keys(problems).length > 0 ? 422 : 200,
    data: {
      action: changeAddressPath(culture),
      number: order.number,
      said,
      hasForm: !!form,
      countries: Object.fromEntries(countries.map(({ id, name }) => [id, name[culture]])),
      field: (name: string) => fieldView(culture, name, form ?? {}, problems, use),
      problems: Object.entries(problems),
    },
  });
}
