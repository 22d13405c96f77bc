// The stand-in's page of prepaid accounts.
import { expect, test } from "vitest";
import { visitor } from "../stand-ins/shop.ts";

test("PRE-02 LOC-02 the notification checkbox has a label in French typography", async () => {
  const shopper = visitor("fr");
  await shopper.signIn();
  const names = [...(await shopper.page("/fr/account/prepaid")).matchAll(/<input[^>]*name="IsActivated"[^>]*>/g)].map(
    ([box]) => /aria-label="([^"]*)"/.exec(box)?.[1],
  );
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/^M’avertir s’il passe sous .*€\u00a0: \S/);
});
