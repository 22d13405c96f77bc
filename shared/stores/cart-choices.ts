import { salesCountryPath } from "../api/sales-country.ts";
import { createCourier } from "../cart/courier.ts";
import { type DecisionWords, guardDecisions } from "../cart/decision-status.ts";
import type { Failure } from "../cart/failure.ts";
import { tell } from "../http/call.ts";

/** Choices for the whole cart, such as the shipping method: each by the path that it is posted to, its value the JSON that is posted. CRT-03 */
export const cartChoices = createCourier<string>({
  send: (path, json, timeLimit) =>
    tell(path, { method: methodOf(path), json: JSON.parse(json) as unknown, timeLimit, keepalive: true }),
  repeats: (path) => methodOf(path) === "PUT",
});

const methodOf = (path: string): "PUT" | "POST" => (path === salesCountryPath ? "PUT" : "POST");

const names = new Map<string, string>();

/** What the page calls a choice. */
export const nameChoice = (path: string, name: string): unknown => names.set(path, name);

const failureKeys: Record<Failure<string>["kind"], string> = {
  refused: "Cart.ChoiceRefused",
  gone: "Cart.ChoiceRefused",
  lost: "Cart.ChoiceLost",
  failed: "Cart.ChoiceFailed",
};

export const choiceWords: DecisionWords<string> = {
  name: (path) => names.get(path) ?? "",
  failure: (t, { kind }) => t(failureKeys[kind]),
};

guardDecisions(cartChoices, choiceWords);
