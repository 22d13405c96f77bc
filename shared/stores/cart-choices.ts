import {
  chooseCity,
  chooseCountries,
  chooseShippingCountry,
  chooseShippingMethod,
  type Countries,
} from "../api/cart-choices.ts";
import { chooseSalesCountry } from "../api/sales-country.ts";
import { createSaveQueue } from "../cart/save-queue.ts";
import { saveBeforeLeaving } from "../cart/save-before-leaving.ts";
import type { SaveTexts } from "../cart/save-status.ts";
import type { Failure } from "../cart/failure.ts";

export type ChoiceKind = "shipping-method" | "shipping-country" | "country" | "city" | "sales-country";

const choose: Record<ChoiceKind, (value: string, timeLimit: number) => Promise<void>> = {
  "shipping-method": chooseShippingMethod,
  "shipping-country": chooseShippingCountry,
  country: (json, timeLimit) => chooseCountries(JSON.parse(json) as Countries, timeLimit),
  city: chooseCity,
  "sales-country": chooseSalesCountry,
};

/**
 * Choices for the whole cart, such as the shipping method. The id is the kind of the choice, the value is its text:
 * `Countries` as JSON for `country`. CRT-03
 */
export const cartChoices = createSaveQueue<string>({
  send: (kind, value, timeLimit) => choose[kind as ChoiceKind](value, timeLimit),
  isRepeatable: (kind) => kind === "sales-country",
});

const names = new Map<string, string>();

/** Registers the label of a choice, for announcements and notices. */
export const nameChoice = (kind: ChoiceKind, name: string): unknown => names.set(kind, name);

const failureKeys: Record<Failure<string>["kind"], string> = {
  refused: "Cart.ChoiceRefused",
  gone: "Cart.ChoiceRefused",
  lost: "Cart.ChoiceLost",
  failed: "Cart.ChoiceFailed",
};

export const choiceTexts: SaveTexts<string> = {
  name: (kind) => names.get(kind) ?? "",
  failure: (t, { kind }) => t(failureKeys[kind]),
};

saveBeforeLeaving(cartChoices, choiceTexts);
