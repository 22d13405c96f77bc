// Texts of islands on a captured page that the stand-in serves.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { capturedRoutes } from "../../../fixtures-html/cms/captured/routes.ts";
import { stringsFor } from "../../../fixtures-html/cms/culture/strings.ts";
import { stringResourcesPath } from "../../../shared/api/wire/localization.ts";

const captures = mkdtempSync(join(tmpdir(), "atoll-texts-"));
mkdirSync(join(captures, "shop"));
writeFileSync(
  join(captures, "shop", "site.json"),
  JSON.stringify({ about: "x", answers: [{ at: stringResourcesPath("nl"), json: { Core: "eigen" } }] }),
);
afterAll(() => rmSync(captures, { recursive: true }));

const request = (path: string): Promise<Response> | Response =>
  capturedRoutes(captures).request(`http://captured.invalid/captured/shop${path}`);

test.each([
  ["in its language", stringResourcesPath("fr"), stringsFor("fr")],
  ["below the path of its application", `/boutique${stringResourcesPath("fr")}`, stringsFor("fr")],
  ["in English when its language has none", stringResourcesPath("pt"), stringsFor("en")],
  ["from the capture when it has its own", stringResourcesPath("nl"), { Core: "eigen" }],
])("capture: islands of a captured page have texts, %s", async (_what, path, texts) => {
  expect(await (await request(path)).json()).toEqual(texts);
});

test("capture: an address that was not captured returns 404", async () => {
  expect((await request("/api/v1/shoppingcarts")).status).toBe(404);
});
