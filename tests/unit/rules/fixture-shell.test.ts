// A browser test of a fixture needs a page that loads the shell.
import { expect, test } from "vitest";
import { hasShell, requireShell, siteOf } from "../../fixtures/fixture.ts";

test("openFixture: a page without the shell is an error that says how to add it", () => {
  expect(() => requireShell("without-shell", siteOf("without-shell"), "/oars")).toThrow(
    /^The page at \/oars of the fixture "without-shell" expects the script tag of the shell, got none; .*\{ shell: true \}/,
  );
  const shop = siteOf("store-product");
  expect(() => requireShell("store-product", shop, shop.start!)).not.toThrow();
});

test("openFixture: a shell with a hash in its name counts, a mention in a text does not", () => {
  expect(hasShell('<script src="/atoll/atoll.U4Z8RVS3.js" defer></script>')).toBe(true);
  expect(hasShell("<p>Put atoll.js into the head.</p><!-- <script src=/atoll/atoll.js></script> -->")).toBe(false);
});
