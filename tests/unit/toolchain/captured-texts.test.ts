// The words of islands on a captured page that the stand-in shows.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { captured } from "../../../fixtures-html/cms/captured/routes.ts";
import { stringsFor } from "../../../fixtures-html/cms/culture/strings.ts";
import { stringResourcesPath } from "../../../shared/api/localization.ts";

const captures = mkdtempSync(join(tmpdir(), "atoll-texts-"));
mkdirSync(join(captures, "shop"));
writeFileSync(
  join(captures, "shop", "site.json"),
  JSON.stringify({ about: "x", answers: [{ at: stringResourcesPath("nl"), json: { Core: "eigen" } }] }),
);
afterAll(() => rmSync(captures, { recursive: true }));

const ask = (path: string): Promise<Response> | Response =>
  captured(captures).request(`http://captured.invalid/captured/shop${path}`);

test.each([
  ["in its language", stringResourcesPath("fr"), stringsFor("fr")],
  ["below the path of its application", `/boutique${stringResourcesPath("fr")}`, stringsFor("fr")],
  ["in English where there are none in its language", stringResourcesPath("pt"), stringsFor("en")],
  ["as the capture answers itself", stringResourcesPath("nl"), { Core: "eigen" }],
])("capture: islands of a page that is shown have words, %s", async (_what, path, texts) => {
  expect(await (await ask(path)).json()).toEqual(texts);
});

test("capture: what is no address of texts, and is not kept, is not there", async () => {
  expect((await ask("/api/v1/shoppingcarts")).status).toBe(404);
});
