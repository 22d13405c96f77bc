import { expect, test } from "vitest";
import { plainBrowser } from "../../../unit/stand-ins/plain-browser/plain-browser.ts";

test("AST-01 without script the list shows the folders around the current one as links", async () => {
  const shop = plainBrowser("fr");
  await shop.visitor.signIn();
  await shop.open("/fr/assetslibrary/asset/assetsbyfolder");
  const folders = shop.part(".folder-tree");
  expect(folders.links.join()).toContain("Tarifs");
  expect(folders.links.join()).not.toContain("2026");
  await folders.link("Belgique").follow();
  expect(shop.heading).toBe("Belgique");
  expect(folders.links.join()).toContain("2026");
  expect(folders.text("[aria-current=page]")).toBe("Belgique");
});
