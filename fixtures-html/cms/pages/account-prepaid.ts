import type { Culture } from "../catalogue/types.ts";
import { credit } from "../catalogue/credit.ts";
import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import { fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { orderCredit } from "../payment/order-credit.ts";
import { flash } from "../session/flash.ts";

const pageSize = 4;
/** Balance in euro cents below which an account is low. */
const low = 2_000;

/** Page with the customer's prepaid accounts. PRE-01 */
export const accountPrepaid = (show: Show) => (c: Request, culture: Culture) =>
  requireSignIn(c) ?? showAccounts(show, c, culture, Number(c.req.query("page")));

/** Handles the forms when scripts do not run. PRE-01, PRE-02 */
export const accountPrepaidAdd = (show: Show) => async (c: Request, culture: Culture) => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const fields = await formFields(c);
  const [id, typed, page] = ["PrepaidAccountId", "Quantity", "page"].map((name) => fields.get(name) ?? "") as [
    string,
    string,
    string,
  ];
  const error = orderCredit(c.var.session, culture, id, typed);
  if (error) return showAccounts(show, c, culture, Number(page), { id, typed, error });
  flash(c, fill(textsOf(culture).payment.prepaid.added, c.var.session.wallet.account(id)?.name[culture] ?? ""));
  return c.redirect(`/${culture}/shoppingcarts`, 303);
};

export const accountPrepaidNotify = async (c: Request, culture: Culture) => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const fields = await formFields(c);
  const account = c.var.session.wallet.account(fields.get("PrepaidAccountId") ?? "");
  if (account) {
    account.isNotified = fields.get("IsActivated") === "true";
    flash(c, textsOf(culture).payment.prepaid.saved);
  }
  return c.redirect(`/${culture}/account/prepaid?${new URLSearchParams({ page: fields.get("page") ?? "1" })}`, 303);
};

interface Refused {
  id: string;
  typed: string;
  error: string;
}

function showAccounts(show: Show, c: Request, culture: Culture, requestedPage: number, refused?: Refused): Response {
  const { accounts } = c.var.session.wallet;
  const t = textsOf(culture).payment.prepaid;
  const pages = Math.ceil(accounts.length / pageSize);
  const page = Math.min(Math.max(1, Math.trunc(requestedPage) || 1), pages);
  const pathOf = (number: number): string => `/${culture}/account/prepaid?page=${number}`;
  return show(c, {
    view: "account-prepaid",
    islandStyles: true,
    title: t.title,
    description: t.description,
    status: refused ? 422 : 200,
    path: "/account/prepaid",
    data: {
      page,
      accounts: accounts
        .slice((page - 1) * pageSize, page * pageSize)
        .map(({ id, number, name, balance, isNotified }) => ({
          id,
          number,
          name: name[culture],
          balance: money(culture, balance),
          isLow: balance < low,
          isNotified,
          typed: refused?.id === id ? refused.typed : "",
          error: refused?.id === id ? refused.error : "",
        })),
      quantityLabel: fill(t.quantity, money(culture, credit.product.variants[0].price)),
      notifyLabel: fill(t.notify, money(culture, low)),
      pages: Array.from({ length: pages }, (_, index) => ({
        number: index + 1,
        path: pathOf(index + 1),
        current: index + 1 === page,
      })),
      previous: page > 1 ? pathOf(page - 1) : null,
      next: page < pages ? pathOf(page + 1) : null,
    },
  });
}
