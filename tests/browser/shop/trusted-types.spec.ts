// A site that requires Trusted Types.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { chart, crop, filesPath, text, uploadWidget } from "../../islands/assets/uploads.ts";
import { expect, test } from "../guard/test.ts";
import { pages, signedInPages } from "./pages.ts";
import { signIn } from "./signed-in.ts";
import { allowFailures, states } from "./states.ts";
import { dialog, heading, orderForm, products } from "./visitor.ts";
import { arrive, revealIslands, walk } from "./visits.ts";

test.use({ pictures: true });

const policy = "require-trusted-types-for 'script'; trusted-types atoll";

/** Adds the policy to this header of each document. */
const addPolicy = (page: Page, header: string): Promise<unknown> =>
  page.context().route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const own = response.headers()[header];
    await route.fulfill({ response, headers: { ...response.headers(), [header]: own ? `${own}; ${policy}` : policy } });
  });

test.afterEach(({ context }) => context.unrouteAll());

test("NAV-21 with Trusted Types required a visitor orders, changes the cart and goes Back @all", async ({
  page,
  visit,
}) => {
  await addPolicy(page, "content-security-policy");
  await arrive(page, visit, "/en");
  await walk(page, products.diary.path);
  await orderForm(page).form.scrollIntoViewIfNeeded();
  await orderForm(page).ready();
  await orderForm(page).add.click();
  await expect(dialog(page)).toContainText("was added to your cart");
  await dialog(page).getByRole("link", { name: "Go to cart" }).click();
  await expect(heading(page)).toHaveText("Your cart");
  await page.getByRole("button", { name: "Empty cart" }).click();
  await dialog(page).getByRole("button", { name: "Empty cart" }).click();
  await expect(page.locator(".cart-line")).toHaveCount(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(products.diary.name);
});

/** Names of the libraries in the script at `url`, from its source map. */
function librariesIn(url: string): string[] {
  const name = new URL(url).pathname.split("/").at(-1)!;
  const { sources } = JSON.parse(readFileSync(`dist/maps/${name}.map`, "utf8")) as { sources: string[] };
  return [...new Set(sources.flatMap((path) => /node_modules\/((?:@[\w-]+\/)?[\w-]+)/.exec(path)?.[1] ?? []))];
}

/** Libraries that write HTML texts. docs/guides/security-policy.md names them. */
const libraries = ["tom-select", "cropperjs", "leaflet"];

interface Report {
  violation: string;
  script: string;
}

/** Collects what the policy would have blocked. The returned function gives the culprits: libraries, or the violation. */
async function watchReports(page: Page): Promise<() => string[]> {
  const reports: Report[] = [];
  await page.exposeBinding("labReport", (_source, report: Report) => void reports.push(report));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ disposition, effectiveDirective, sample, sourceFile }) => {
      if (disposition !== "report") return;
      const { labReport } = window as unknown as { labReport(report: Report): void };
      labReport({ violation: `${effectiveDirective}: ${sample}`, script: sourceFile });
    }),
  );
  await addPolicy(page, "content-security-policy-report-only");
  return () => {
    const culprits = reports.map(({ violation, script }) => {
      const inScript = script ? librariesIn(script) : [];
      return libraries.find((name) => inScript.includes(name)) ?? `${violation} in ${script}`;
    });
    return [...new Set(culprits)].sort();
  };
}

test("NAV-21 pages for everyone: only the library for selects violates Trusted Types @all", async ({ page, visit }) => {
  const culprits = await watchReports(page);
  await arrive(page, visit, "/en");
  for (const path of pages) {
    await walk(page, path);
    await revealIslands(page);
  }
  expect(culprits()).toEqual(["tom-select"]);
});

test("NAV-21 customers' pages: only the library for crops violates Trusted Types @all", async ({ page, visit }) => {
  const culprits = await watchReports(page);
  await signIn(page);
  await arrive(page, visit, "/en");
  for (const path of signedInPages) {
    await walk(page, path);
    await revealIslands(page);
  }
  await walk(page, filesPath);
  await revealIslands(page);
  const documents = uploadWidget(page.locator("[data-island=assets-upload]"));
  await documents.pick(text("note.txt"));
  await documents.finished(3);
  await uploadWidget(page.locator("[data-island=image-upload]")).pick(await chart("own.png", 900, 900));
  await crop(page).ready();
  expect(culprits()).toEqual(["cropperjs"]);
});

test("NAV-21 states of the shop: only the library for maps violates Trusted Types @all", async ({
  page,
  visit,
  guard,
}) => {
  const culprits = await watchReports(page);
  for (const { name, path, show } of states.flatMap(({ who, some }) => (who ? [] : some))) {
    await test.step(name, async () => {
      allowFailures(guard, name);
      await arrive(page, visit, path);
      await show(page);
      await page.unrouteAll();
    });
  }
  expect(culprits()).toEqual(["leaflet"]);
});
