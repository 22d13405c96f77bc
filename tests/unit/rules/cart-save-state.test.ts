import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  markSaved,
  valueToSend,
  removeEntry,
  isAllSaved,
  type Entries as LedgerOf,
  markRefused,
  markSending,
  currentValue,
  setServerValue,
  setPending,
} from "../../../shared/cart/save-state.ts";

type Ledger = LedgerOf<number>;
const two: Ledger = setServerValue(new Map(), "a", 2);
const visibleValue = (entries: Ledger, id = "a"): number => currentValue(entries.get(id)!);
const steps = (entries: Ledger, ...changes: ((entries: Ledger) => Ledger)[]): Ledger =>
  changes.reduce((now, change) => change(now), entries);
const request =
  (quantity: number, id = "a") =>
  (entries: Ledger) =>
    setPending(entries, id, quantity);
const send = (entries: Ledger) => markSending(entries, "a");
const accept = (entries: Ledger) => markSaved(entries, "a");
const refuse = (entries: Ledger) => markRefused(entries, "a");

test("CRT-04 several changes become one request; a return to the server's value needs none", () => {
  expect(valueToSend(steps(two, request(3), request(4), request(3)), "a")).toBe(3);
  const back = steps(two, request(3), request(2));
  expect(valueToSend(back, "a")).toBeUndefined();
  expect(isAllSaved(back)).toBe(true);
});

test("CRT-04 during a save the latest value waits and is sent after the response", () => {
  const under = steps(two, request(3), send, request(4), request(5));
  expect(valueToSend(under, "a")).toBeUndefined();
  expect(visibleValue(under)).toBe(5);
  for (const answer of [accept, refuse]) expect(valueToSend(answer(under), "a")).toBe(5);
});

test("CRT-04 a value in flight is not sent twice; a return to the old value is sent after it is saved", () => {
  expect(isAllSaved(steps(two, request(3), send, request(4), request(3), accept))).toBe(true);
  const back = steps(two, request(3), send, request(2));
  expect(valueToSend(accept(back), "a")).toBe(2);
  expect(isAllSaved(refuse(back))).toBe(true);
});

test("CRT-04 a refused change restores the server's quantity", () => {
  for (const quantity of [9, 0]) expect(visibleValue(steps(two, request(quantity), send, refuse))).toBe(2);
});

test("CRT-04 a server value does not overwrite a change that is pending or in flight", () => {
  expect(visibleValue(setServerValue(steps(two, request(3), send), "a", 2))).toBe(3);
  expect(visibleValue(setServerValue(steps(two, request(3), send, request(5)), "a", 3))).toBe(5);
  expect(visibleValue(setServerValue(two, "a", 7))).toBe(7);
});

test("CRT-04 lines are independent, and a removed line drops its pending changes", () => {
  const both = setServerValue(two, "b", 1);
  const busy = steps(both, request(3), send, request(4, "b"));
  expect(valueToSend(busy, "b")).toBe(4);
  expect(visibleValue(refuse(busy), "b")).toBe(4);
  expect(isAllSaved(removeEntry(removeEntry(busy, "a"), "b"))).toBe(true);
  expect(steps(removeEntry(busy, "a"), accept, refuse, send).has("a")).toBe(false);
});

test("CRT-04 any order of clicks and responses ends at the last accepted value", () => {
  const event = fc.oneof(
    fc.record({ kind: fc.constant("wish" as const), quantity: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ kind: fc.constantFrom("send" as const, "accept" as const, "refuse" as const, "told" as const) }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let server = 2;
      let flight: number | undefined;
      let last = 2;
      let entries = two;
      const answer = (isAccepted: boolean): void => {
        if (flight === undefined) return;
        if (isAccepted) server = flight;
        else if (flight === last) last = server;
        entries = isAccepted ? accept(entries) : refuse(entries);
        flight = undefined;
      };
      const next = (): void => {
        const pending = valueToSend(entries, "a");
        if (pending === undefined) return;
        expect(flight).toBeUndefined();
        flight = pending;
        entries = send(entries);
      };
      for (const event of events) {
        if (event.kind === "wish") entries = setPending(entries, "a", (last = event.quantity));
        else if (event.kind === "send") next();
        else if (event.kind === "told") entries = setServerValue(entries, "a", server);
        else answer(event.kind === "accept");
        expect(visibleValue(entries)).toBe(last);
      }
      for (let time = 0; time < 3; time++) {
        answer(true);
        next();
      }
      expect(isAllSaved(entries)).toBe(true);
      expect(server).toBe(last);
    }),
    { numRuns: 2000 },
  );
});
