import { call } from "../http/call.ts";
import { callHtml } from "../http/call-html.ts";
import { readWithDefaults } from "../read-with-defaults.ts";
import { shell } from "../shell-api.ts";
import { warn } from "../warn.ts";
import { connected } from "./connector.ts";
import type { Money } from "./money.ts";
import { cartItemsPath, cartPath, type CartSummary, type TakenOff } from "./wire/cart.ts";

/** The visitor's cart, in short. CRT-05 */
export interface Cart {
  /** Number of lines. */
  lineCount: number;
  /** Sum of the lines' quantities; a line by weight or length counts as one. */
  itemCount: number;
  /** Amount with tax as HTML, such as `<span class="amount">€ 12,50</span>`; missing when the server sends numbers. */
  totalTaxInclHtml?: string;
  /** Amount without tax, as HTML. */
  totalTaxExclHtml?: string;
  /** Amount with tax; missing when the server sends HTML. */
  totalTaxIncl?: Money;
  totalTaxExcl?: Money;
  /** Label of the total, which says whether it includes delivery. */
  totalLabel?: string;
  /** Amounts by which the total is less than the sum of the lines, such as that of a coupon. */
  takenOff?: readonly { label: string; amountHtml: string }[];
  /** The cart of the header as the server renders it, for an adapter that shows it in the theme. */
  headerHtml?: string;
}

/** Fetches the cart; undefined when the answer cannot be used. Rejects as `call` does. */
export async function fetchCart(signal?: AbortSignal): Promise<Cart | undefined> {
  const other = connected("cart");
  return other ? other.read(signal) : toCart(await call(cartPath, { signal, login: false }));
}

/** Whether the server renders the lines of the cart. */
export const hasCartLines = (): boolean => !!(connected("cart") ?? { lines: true }).lines;

/** Fetches the lines of the cart as HTML. Rejects as `call` does. */
export const fetchCartLines = (signal: AbortSignal): Promise<string> =>
  connected("cart")?.lines?.(signal) ?? callHtml(cartItemsPath(shell().settings.culture), { signal });

const emptySummary: Required<CartSummary> = {
  ItemsCount: 0,
  ItemsQuantityCount: 0,
  AmountTaxInclHtml: "",
  AmountTaxExclHtml: "",
  TotalLabel: "",
  TakenOff: [],
};

const noTakenOff: TakenOff = { Label: "", AmountHtml: "" };

/** Reads the cart in an answer. Logs a warning and returns undefined when `ItemsCount` is missing. */
export function toCart(answer: unknown): Cart | undefined {
  const summary = readWithDefaults(emptySummary, answer, "the cart's answer");
  if ((answer as Partial<CartSummary> | null)?.ItemsCount !== summary.ItemsCount)
    return void warn("the cart's answer does not say its ItemsCount; the count of before stays.");
  return {
    lineCount: summary.ItemsCount,
    itemCount: summary.ItemsQuantityCount,
    totalTaxInclHtml: summary.AmountTaxInclHtml,
    totalTaxExclHtml: summary.AmountTaxExclHtml,
    ...(summary.TotalLabel && { totalLabel: summary.TotalLabel }),
    ...(summary.TakenOff.length > 0 && {
      takenOff: summary.TakenOff.map((row) => {
        const { Label, AmountHtml } = readWithDefaults(noTakenOff, row, "an amount of the cart's TakenOff");
        return { label: Label, amountHtml: AmountHtml };
      }),
    }),
  };
}

/** The cart in the answer to an order; undefined when the answer has none. */
export function cartIn(answer: object): Cart | undefined {
  const { Cart } = answer as { Cart?: unknown };
  return Cart === undefined || Cart === null ? undefined : toCart(Cart);
}

/** URL of the cart's page, as the settings name it. */
export function cartPageUrl(): string {
  const { app, culture, cartUrl } = shell().settings;
  return cartUrl.replace("{app}", app).replace("{culture}", culture);
}
