import { expect, test } from "vitest";
import {
  doneAddress,
  failureOf,
  isLoadedHere,
  paidOf,
  retryAddress,
  sessionOf,
  toldOf,
} from "../../../islands/payment/card-payment/rules.ts";

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
])("PAY-01 the session stands in the script, else in attributes", (config, session) =>
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
])("PAY-01 only what says so is a refusal: all else may have been paid", (data, failure) =>
  expect(failureOf(data)).toBe(failure),
);

test("PAY-01 a payment that was made leads on with its result, to web addresses only", () => {
  const paid = paidOf({ resultCode: "Authorised", sessionResult: "a b&c", order: {} });
  expect(doneAddress("/en/payment/done?order=4", "https://shop.example/en/payment/card", "CS1", paid)).toBe(
    "https://shop.example/en/payment/done?order=4&resultCode=Authorised&sessionId=CS1&sessionResult=a+b%26c",
  );
  expect(doneAddress("/done", "https://shop.example/", "CS1", paidOf({ resultCode: 7 }))).toBe(
    "https://shop.example/done?sessionId=CS1",
  );
  for (const url of ["", "javascript:alert(1)", "data:text/html,x", "http://[", "mailto:a@b"])
    expect(doneAddress(url, "https://shop.example/", "CS1", paid)).toBeNull();
});

test("PAY-01 a payment begins anew without what the bank has added to the address", () => {
  const present =
    "https://shop.example/en/payment/card?order=4&redirectResult=X&sessionId=CS1&type=complete&resultCode=refused";
  expect(retryAddress("", present)).toBe("https://shop.example/en/payment/card?order=4");
  expect(retryAddress("/en/payment/card?order=4&type=b", present)).toBe(
    "https://shop.example/en/payment/card?order=4&type=b",
  );
});

test("PAY-01 NAV-03 a document is the page's own when it was loaded at its path, for the same order", () => {
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

test("PAY-01 what a script adds to the address at each load has the page loaded anew once, not for ever", () => {
  const page = "https://shop.example/en/payment/card?order=4&visit=9";
  expect(isLoadedHere({ name: "https://shop.example/en/payment/card?order=4&visit=8", type: "navigate" }, page)).toBe(
    false,
  );
  expect(isLoadedHere({ name: "https://shop.example/en/payment/card?order=4&visit=8", type: "reload" }, page)).toBe(
    true,
  );
  expect(isLoadedHere({ name: "https://shop.example/en/checkout", type: "reload" }, page)).toBe(false);
});

test("PAY-01 who may have paid already is not invited to pay in another way, and who has not may begin anew or use the form", () => {
  const failures = ["refused", "cancelled", "closed", "unknown", "late"] as const;
  const offered = (isReturn: boolean) => failures.filter((failure) => toldOf(failure, isReturn).isOffered);
  expect(offered(false)).toEqual(["refused", "cancelled", "closed", "late"]);
  expect(offered(true)).toEqual(["refused", "cancelled"]);
  const again = (isReturn: boolean) => failures.map((failure) => toldOf(failure, isReturn).again);
  expect(again(false)).toEqual([undefined, undefined, "reload", undefined, "reload"]);
  expect(again(true)).toEqual(["anew", "anew", "reload", "reload", "reload"]);
});
