// Authors copy the examples of the reference: each must work unchanged, in the gallery's own frames.
import { expect, test } from "../browser/guard/test.ts";
import { describedIslands } from "../described-islands.ts";
import { signIn } from "../browser/shop/signed-in.ts";
import { walk } from "../browser/shop/visits.ts";
import { setConsentCookie } from "../browser/shop/visitor.ts";
import { standInProvider } from "./payment/provider.ts";

const islands = await describedIslands();
const domains = [...new Set(islands.map((island) => island.domain))];
// Payment pages have a content security policy of their own; only customers have lists.
const alone = ["payment", "wishlist"];
const others = domains.filter((domain) => !alone.includes(domain));
const half = Math.ceil(others.length / 2);
for (const group of [others.slice(0, half), others.slice(half), ...alone.map((domain) => [domain])]) {
  test(`ERR-06 the documented island examples mount without a warning: ${group.join(", ")}${alone.includes(group[0]!) ? "" : " @all"}`, async ({
    page,
    visit,
    guard,
  }) => {
    // Some islands wait for consent.
    await setConsentCookie(page, { preferences: true, statistics: true, marketing: true });
    if (group.includes("wishlist")) await signIn(page);
    const isPayment = group.includes("payment");
    if (isPayment) {
      await standInProvider(page);
      guard.allowUnknown(/adyen\.com/);
    }
    for (const [index, { name, when, wide, examples }] of islands
      .filter(({ domain }) => group.includes(domain))
      .entries()) {
      await test.step(`the examples of ${name} mount`, async () => {
        // Visited in place, except the first one and payment pages.
        if (index === 0 || isPayment) await visit(`/islands/frames/${name}`);
        else await walk(page, `/islands/frames/${name}`);
        const states = (): Promise<string[]> =>
          page.evaluate(
            (name) => window.atoll!.inspect().flatMap((host) => (host.name === name ? host.state : [])),
            name,
          );
        if (when === "interaction") {
          // Until the list of rare islands has loaded, their loading conditions are unknown.
          await expect.poll(async () => (await states()).length).toBe(examples.length);
          for (const host of await page.locator(`[data-island=${name}]`).all()) await host.dispatchEvent("pointerdown");
        }
        await expect.poll(states, { intervals: [20, 50, 100] }).toEqual(wide ? ["live"] : examples.map(() => "live"));
        if (name === "card-payment")
          await expect(page.getByRole("button", { name: "Continue to iDEAL" })).toBeVisible();
      });
    }
  });
}
