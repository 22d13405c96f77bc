// The page of the prepaid accounts, as the stand-in sends it.
import { expect, test } from "vitest";
import { visitor } from "../stand-ins/shop.ts";

test("PRE-02 LOC-02 in French the box of the notification is named as French is written", async () => {
  const shopper = visitor("fr");
  await shopper.signIn();
  const names = [...(await shopper.page("/fr/account/prepaid")).matchAll(/<input[^>]*name="IsActivated"[^>]*>/g)].map(
    ([box]) => /aria-label="([^"]*)"/.exec(box)?.[1],
  );
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/^M’écrire s’il passe sous .*€\u00a0: \S/);
});
