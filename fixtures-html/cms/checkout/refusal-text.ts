import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Session } from "../session/sessions.ts";
import { type ChoiceRefusal, deliveryCountry } from "./choices.ts";
import { type CouponRefusal, couponByCode } from "./coupons.ts";

/** Message for a refused choice. */
export function choiceRefusalText(culture: Culture, { choices }: Session, refused: ChoiceRefusal): string {
  const { name, example } = deliveryCountry(choices);
  const texts = textsOf(culture).checkout.refused;
  return refused === "postalCode"
    ? fill(texts.postalCode, name[culture], example)
    : fill(texts[refused], name[culture]);
}

/** Message for a coupon that does not apply. */
export const couponRefusalText = (culture: Culture, typed: string, refused: CouponRefusal): string =>
  fill(textsOf(culture).coupons.refused[refused], money(culture, couponByCode(typed)?.from ?? 0));
