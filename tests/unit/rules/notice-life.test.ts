import { expect, test } from "vitest";
import { lifeOf } from "../../../islands/content/notifications/rules.ts";

const notice = (extra: object): Parameters<typeof lifeOf>[0] => ({ id: 1, kind: "info", text: "Saved", ...extra });

test("OPT-10 an error stays until it is closed", () => expect(lifeOf(notice({ kind: "error" }))).toBeNull());
test("OPT-10 what can be acted on stays until it is closed", () =>
  expect(lifeOf(notice({ action: { text: "Undo", run() {} } }))).toBeNull());
test("OPT-10 a message stays five seconds at least, and a longer one stays longer", () => {
  const [short, long] = [lifeOf(notice({}))!, lifeOf(notice({ text: "word ".repeat(40) }))!];
  expect(short).toBeGreaterThanOrEqual(5_000);
  expect(long).toBeGreaterThanOrEqual(15_000);
});
