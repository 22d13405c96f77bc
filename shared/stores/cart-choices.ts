import { salesCountryPath } from "../api/wire/sales-country.ts";
import { createSaveQueue } from "../cart/save-queue.ts";
import { saveBeforeLeaving } from "../cart/save-before-leaving.ts";
import type { SaveTexts } from "../cart/save-status.ts";
import type { Failure } from "../cart/failure.ts";
import { callVoid } from "../http/call-void.ts";

/**
 * Choices for the whole cart, such as the shipping method. The id is the path that the choice is sent to, the value is
 * its JSON body. CRT-03
 */
export const cartChoices = createSaveQueue<string>({
  send: (path, json, timeLimit) =>
    callVoid(path, { method: methodOf(path), json: JSON.parse(json) as unknown, timeLimit, keepalive: true }),
  isRepeatable: (path) => methodOf(path) === "PUT",
});

const methodOf = (path: string): "PUT" | "POST" => (path === salesCountryPath ? "PUT" : "POST");

const names = new Map<string, string>();

/** Registers the label of a choice, for announcements and notices. */
export const nameChoice = (path: string, name: string): unknown => names.set(path, name);

const failureKeys: Record<Failure<string>["kind"], string> = {
  refused: "Cart.ChoiceRefused",
  gone: "Cart.ChoiceRefused",
  lost: "Cart.ChoiceLost",
  failed: "Cart.ChoiceFailed",
};

export const choiceTexts: SaveTexts<string> = {
  name: (path) => names.get(path) ?? "",
  failure: (t, { kind }) => t(failureKeys[kind]),
};

saveBeforeLeaving(cartChoices, choiceTexts);
