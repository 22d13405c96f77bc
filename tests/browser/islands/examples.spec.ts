// The examples of the reference are what authors copy: each has to work as it stands.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Definition } from "../../../shared/island/define.ts";
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";

const root = join(import.meta.dirname, "../../../islands");
const folders = readdirSync(root).flatMap((domain) => readdirSync(join(root, domain)).map((name) => join(root, domain, name)));

for (const folder of folders) {
  const name = folder.split("/").pop()!;
  test(`ERR-06 the examples of ${name} mount as they stand, without a warning`, async ({ page, control, visit }) => {
    const { default: definition } = (await import(join(folder, "definition.ts"))) as { default: Definition };
    await serveLab(control, { examples: { title: "Examples", page: `<h1>Examples</h1>${definition.examples.join("\n")}` } });
    // Some wait for it.
    const allowed = { stamp: "1", preferences: true, statistics: true, marketing: true };
    await page.context().addCookies([{ name: "LabCookieConsent", value: encodeURIComponent(JSON.stringify(allowed)), domain: "127.0.0.1", path: "/" }]);
    await visit("/lab/examples");
    const states = definition.wide ? ["live"] : definition.examples.map(() => "live");
    await expect.poll(() => page.evaluate((name) => window.atoll!.inspect().flatMap((host) => (host.name === name ? host.state : [])), name)).toEqual(states);
  });
}
