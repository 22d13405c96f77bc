import type { Culture } from "../catalogue/types.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Amounts } from "./amounts.ts";
import { methodById } from "./methods.ts";

/** View data for `views/parts/to-pay.eta`: the delivery method, its price, and the total of an order. */
export function toPay(culture: Culture, methodId: string, { delivery, total }: Amounts) {
  return {
    method: methodById(methodId)?.name[culture] ?? "",
    delivery: delivery > 0 ? money(culture, delivery) : textsOf(culture).amounts.free,
    total: money(culture, total),
  };
}
