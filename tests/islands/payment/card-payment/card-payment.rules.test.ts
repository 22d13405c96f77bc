import { expect, test } from "vitest";
import {
  doneAddress,
  failureOf,
  isLoadedHere,
  resultOf,
  retryAddress,
  sessionOf,
  failureMessage,
} from "../../../../islands/payment/card-payment/rules.ts";

const text = (id = "", sessionData = "") => ({ sessionId: id, sessionData });

test.each([
  [
    { session: { id: "CS1", sessionData: "long" }, ...text("CS2", "short") },
    { id: "CS1", sessionData: "long" },
  ],
  [
    { session: { sessionData: "long" }, ...text("CS2") },
    { id: "CS2", sessionData: "long" },
  ],
  [
    { session: undefined, ...text("CS2", "short") },
    { id: "CS2", sessionData: "short" },
  ],
  [{ session: undefined, ...text("CS2") }, { id: "CS2" }],
  [{ session: { id: 7, sessionData: null } as never, ...text("CS2") }, { id: "CS2" }],
  [{ session: null as never, ...text() }, null],
  [{ session: [] as never, ...text("", "data") }, null],
])("PAY-01 the session is read from the script, else from attributes", (config, session) =>
  expect(sessionOf(config)).toEqual(session),
);

test.each([
  [{ resultCode: "Refused" }, "refused"],
  [{ resultCode: "Error" }, "refused"],
  [{ resultCode: "Cancelled" }, "cancelled"],
  [Object.assign(new Error("no"), { name: "CANCEL" }), "cancelled"],
  [Object.assign(new Error("no"), { name: "NETWORK_ERROR", cause: { status: 422, errorCode: "14_0408" } }), "closed"],
  [Object.assign(new Error("no"), { name: "NETWORK_ERROR", cause: { status: 500 } }), "unknown"],
  [Object.assign(new Error("no"), { name: "NETWORK_ERROR", cause: new TypeError("Failed to fetch") }), "unknown"],
  [{ resultCode: "SomethingNew" }, "unknown"],
  [undefined, "unknown"],
  [null, "unknown"],
])("PAY-01 a result without a clear refusal, cancellation or closed session is unknown", (data, failure) =>
  expect(failureOf(data)).toBe(failure),
);

test("PAY-01 the done address carries the payment result and must be a web address", () => {
  const paid = resultOf({ resultCode: "Authorised", sessionResult: "a b&c", order: {} });
  expect(doneAddress("/en/payment/done?order=4", "https://shop.example/en/payment/card", "CS1", paid)).toBe(
    "https://shop.example/en/payment/done?order=4&resultCode=Authorised&sessionId=CS1&sessionResult=a+b%26c",
  );
  expect(doneAddress("/done", "https://shop.example/", "CS1", resultOf({ resultCode: 7 }))).toBe(
    "https://shop.example/done?sessionId=CS1",
  );
  for (const url of ["", "javascript:alert(1)", "data:text/html,x", "http://[", "mailto:a@b"])
    expect(doneAddress(url, "https://shop.example/", "CS1", paid)).toBeNull();
});

test("PAY-01 the retry address drops the bank's parameters; a configured one is unchanged", () => {
  const present =
    "https://shop.example/en/payment/card?order=4&redirectResult=X&sessionId=CS1&type=complete&resultCode=refused";
  expect(retryAddress("", present)).toBe("https://shop.example/en/payment/card?order=4");
  expect(retryAddress("/en/payment/card?order=4&type=b", present)).toBe(
    "https://shop.example/en/payment/card?order=4&type=b",
  );
});

test("PAY-01 NAV-03 a document counts as loaded on this page if its path and order match", () => {
  const page = "https://shop.example/en/payment/card?order=4#form";
  const isHere = (loaded: string, type = "navigate") =>
    isLoadedHere({ name: `https://shop.example/en/${loaded}`, type }, page);
  expect(isHere("payment/card?order=4")).toBe(true);
  expect(isHere("payment/card?order=4&redirectResult=X")).toBe(true);
  expect(isHere("payment/card?order=3")).toBe(false);
  expect(isHere("payment/card")).toBe(false);
  expect(isHere("checkout?order=4")).toBe(false);
  expect(isLoadedHere(undefined, page)).toBe(true);
});

test("PAY-01 a parameter that a script adds at each load causes one reload, not an endless loop", () => {
  const page = "https://shop.example/en/payment/card?order=4&visit=9";
  expect(isLoadedHere({ name: "https://shop.example/en/payment/card?order=4&visit=8", type: "navigate" }, page)).toBe(
    false,
  );
  expect(isLoadedHere({ name: "https://shop.example/en/payment/card?order=4&visit=8", type: "reload" }, page)).toBe(
    true,
  );
  expect(isLoadedHere({ name: "https://shop.example/en/checkout", type: "reload" }, page)).toBe(false);
});

test("PAY-01 other ways to pay are offered only when the shopper cannot have paid", () => {
  const failures = ["refused", "cancelled", "closed", "unknown", "late"] as const;
  const offered = (isReturn: boolean) => failures.filter((failure) => failureMessage(failure, isReturn).offersOthers);
  expect(offered(false)).toEqual(["refused", "cancelled", "closed", "late"]);
  expect(offered(true)).toEqual(["refused", "cancelled"]);
  const again = (isReturn: boolean) => failures.map((failure) => failureMessage(failure, isReturn).retry);
  expect(again(false)).toEqual([undefined, undefined, "reload", undefined, "reload"]);
  expect(again(true)).toEqual(["restart", "restart", "reload", "reload", "reload"]);
});
