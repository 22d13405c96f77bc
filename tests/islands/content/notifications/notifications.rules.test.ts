import { expect, test } from "vitest";
import { lifetimeOf } from "../../../../islands/content/notifications/rules.ts";

const notice = (extra: object): Parameters<typeof lifetimeOf>[0] => ({ kind: "info", text: "Saved", ...extra });

test("OPT-10 an error stays until it is closed", () => expect(lifetimeOf(notice({ kind: "error" }))).toBeNull());
test("OPT-10 a notification with an action stays until it is closed", () =>
  expect(lifetimeOf(notice({ action: { text: "Undo", run() {} } }))).toBeNull());
test("OPT-10 a message stays at least five seconds, a longer one longer", () => {
  const [short, long] = [lifetimeOf(notice({}))!, lifetimeOf(notice({ text: "word ".repeat(40) }))!];
  expect(short).toBeGreaterThanOrEqual(5_000);
  expect(long).toBeGreaterThanOrEqual(15_000);
});
