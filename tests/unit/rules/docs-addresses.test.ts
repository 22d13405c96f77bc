import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { visitor } from "../stand-ins/shop.ts";

test.each([
  ["/docs", "/docs/index.html"],
  ["/docs/start", "/docs/start.html"],
  ["/docs/reference/events", "/docs/reference/events.html"],
  ["/islands", "/docs/reference/islands/index.html"],
])("%s leads to its page of the documentation", async (address, page) => {
  const response = await visitor().ask(address);
  expect([response.status, response.headers.get("Location")]).toEqual([302, page]);
});

test.each(["parts", "view-transitions", "forms"])(
  "docs/guides/%s.md: the links of its examples lead to pages, also without script",
  async (guide) => {
    const examples = [...readFileSync(`docs/guides/${guide}.md`, "utf8").matchAll(/<!-- live: (parts\/[\w-]+)/g)];
    const addresses = new Set(examples.map(([, example]) => `/islands/frames/${example}`));
    expect(addresses.size).toBeGreaterThan(0);
    // A set goes on with what is added meanwhile.
    for (const address of addresses) {
      const response = await visitor().ask(address);
      expect([address, response.status]).toEqual([address, 200]);
      const html = await response.text();
      expect(html).toMatch(/<html lang="en-GB"/);
      for (const [, link] of html.matchAll(/<a[^>]* href="([^"]*)"/g)) addresses.add(link!.replaceAll("&amp;", "&"));
    }
    expect(addresses.size).toBeGreaterThan(examples.length);
  },
);
