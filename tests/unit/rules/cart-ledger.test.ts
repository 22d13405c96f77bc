import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  confirmed,
  dueOf,
  gone,
  isSettled,
  type Ledger as LedgerOf,
  refused,
  sending,
  shownOf,
  told,
  wished,
} from "../../../shared/cart/ledger.ts";

type Ledger = LedgerOf<number>;
const two: Ledger = told(new Map(), "a", 2);
const shown = (ledger: Ledger, id = "a"): number => shownOf(ledger.get(id)!);
const steps = (ledger: Ledger, ...changes: ((ledger: Ledger) => Ledger)[]): Ledger =>
  changes.reduce((now, change) => change(now), ledger);
const wish =
  (quantity: number, id = "a") =>
  (ledger: Ledger) =>
    wished(ledger, id, quantity);
const send = (ledger: Ledger) => sending(ledger, "a");
const accept = (ledger: Ledger) => confirmed(ledger, "a");
const refuse = (ledger: Ledger) => refused(ledger, "a");

test("CRT-04 plus, plus and minus is one wish, and back to what the server holds is none", () => {
  expect(dueOf(steps(two, wish(3), wish(4), wish(3)), "a")).toBe(3);
  const back = steps(two, wish(3), wish(2));
  expect(dueOf(back, "a")).toBeUndefined();
  expect(isSettled(back)).toBe(true);
});

test("CRT-04 while a quantity is on its way the last wish waits, and is sent after the answer, whatever that says", () => {
  const under = steps(two, wish(3), send, wish(4), wish(5));
  expect(dueOf(under, "a")).toBeUndefined();
  expect(shown(under)).toBe(5);
  for (const answer of [accept, refuse]) expect(dueOf(answer(under), "a")).toBe(5);
});

test("CRT-04 what is on its way is not sent a second time; what goes back to what the server held is", () => {
  expect(isSettled(steps(two, wish(3), send, wish(4), wish(3), accept))).toBe(true);
  const back = steps(two, wish(3), send, wish(2));
  expect(dueOf(accept(back), "a")).toBe(2);
  expect(isSettled(refuse(back))).toBe(true);
});

test("CRT-04 a refused quantity leaves the line as the server has it; a line taken out that the server refuses is there again", () => {
  for (const quantity of [9, 0]) expect(shown(steps(two, wish(quantity), send, refuse))).toBe(2);
});

test("CRT-04 a page that was made before the answer does not undo what is wished or on its way", () => {
  expect(shown(told(steps(two, wish(3), send), "a", 2))).toBe(3);
  expect(shown(told(steps(two, wish(3), send, wish(5)), "a", 3))).toBe(5);
  expect(shown(told(two, "a", 7))).toBe(7);
});

test("CRT-04 lines keep to themselves, and one that is gone takes its wishes along", () => {
  const both = told(two, "b", 1);
  const busy = steps(both, wish(3), send, wish(4, "b"));
  expect(dueOf(busy, "b")).toBe(4);
  expect(shown(refuse(busy), "b")).toBe(4);
  expect(isSettled(gone(gone(busy, "a"), "b"))).toBe(true);
  expect(steps(gone(busy, "a"), accept, refuse, send).has("a")).toBe(false);
});

test("CRT-04 whatever is clicked and answered, in whatever order, it ends at the last wish that the server did not refuse, with at most one call at a time", () => {
  const event = fc.oneof(
    fc.record({ kind: fc.constant("wish" as const), quantity: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ kind: fc.constantFrom("send" as const, "accept" as const, "refuse" as const, "told" as const) }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let server = 2;
      let flight: number | undefined;
      let last = 2;
      let ledger = two;
      const answer = (isAccepted: boolean): void => {
        if (flight === undefined) return;
        if (isAccepted) server = flight;
        else if (flight === last) last = server;
        ledger = isAccepted ? accept(ledger) : refuse(ledger);
        flight = undefined;
      };
      const next = (): void => {
        const due = dueOf(ledger, "a");
        if (due === undefined) return;
        expect(flight).toBeUndefined();
        flight = due;
        ledger = send(ledger);
      };
      for (const one of events) {
        if (one.kind === "wish") ledger = wished(ledger, "a", (last = one.quantity));
        else if (one.kind === "send") next();
        else if (one.kind === "told") ledger = told(ledger, "a", server);
        else answer(one.kind === "accept");
        expect(shown(ledger)).toBe(last);
      }
      for (let time = 0; time < 3; time++) {
        answer(true);
        next();
      }
      expect(isSettled(ledger)).toBe(true);
      expect(server).toBe(last);
    }),
    { numRuns: 2000 },
  );
});
