// The examples of the reference are what authors copy: each has to work as it stands.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Definition } from "../../../shared/island/define.ts";
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { signIn } from "../shop/signed-in.ts";
import { walk } from "../shop/states.ts";
import { standInProvider } from "./provider.ts";

const root = join(import.meta.dirname, "../../../islands");
for (const domain of readdirSync(root)) {
  test(`ERR-06 the examples of the islands in ${domain} mount as they stand, without a warning`, async ({ page, control, visit, guard }) => {
    // Some wait for it.
    const allowed = { stamp: "1", preferences: true, statistics: true, marketing: true };
    await page.context().addCookies([{ name: "LabCookieConsent", value: encodeURIComponent(JSON.stringify(allowed)), domain: "127.0.0.1", path: "/" }]);
    // Only customers have lists.
    if (domain === "wishlist") await signIn(page);
    const isPayment = domain === "payment";
    if (isPayment) {
      await standInProvider(page);
      guard.allowUnknown(/adyen\.com/);
    }
    const headers = { "Content-Security-Policy": "default-src 'self'; connect-src 'self' https://*.adyen.com; img-src 'self' data: https://*.adyen.com; frame-src https:" };
    for (const [index, name] of readdirSync(join(root, domain)).entries()) {
      await test.step(`those of ${name}`, async () => {
        const { default: definition } = (await import(join(root, domain, name, "definition.ts"))) as { default: Definition };
        await serveLab(control, { [name]: { title: "Examples", page: `<h1>Examples</h1>${definition.examples.join("\n")}`, ...(isPayment && { headers }) } });
        // In place, but for the first, and for a page that has headers of its own.
        if (index === 0 || isPayment) await visit(`/lab/${name}`);
        else await walk(page, `/lab/${name}`);
        const states = (): Promise<string[]> => page.evaluate((name) => window.atoll!.inspect().flatMap((host) => (host.name === name ? host.state : [])), name);
        if (definition.when === "interaction") {
          // Before the list of rare islands is here nobody knows what they wait for.
          await expect.poll(async () => (await states()).length).toBe(definition.examples.length);
          for (const host of await page.locator(`[data-island=${name}]`).all()) await host.dispatchEvent("pointerdown");
        }
        await expect.poll(states).toEqual(definition.wide ? ["live"] : definition.examples.map(() => "live"));
        if (name === "card-payment") await expect(page.getByRole("button", { name: "Continue to iDEAL" })).toBeVisible();
      });
    }
  });
}
