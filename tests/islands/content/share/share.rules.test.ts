import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shareUrl, sharedUrl, shareTargets } from "../../../../islands/content/share/rules.ts";

const page = { url: "https://shop.example/fr/thé?a=1&b=2", title: "Thé & biscuits : 50 % + 1" };

test.each([
  [
    "email",
    "mailto:?subject=Th%C3%A9%20%26%20biscuits%20%3A%2050%20%25%20%2B%201&body=https%3A%2F%2Fshop.example%2Ffr%2Fth%C3%A9%3Fa%3D1%26b%3D2",
  ],
  [
    "whatsapp",
    "https://wa.me/?text=Th%C3%A9%20%26%20biscuits%20%3A%2050%20%25%20%2B%201%20https%3A%2F%2Fshop.example%2Ffr%2Fth%C3%A9%3Fa%3D1%26b%3D2",
  ],
  [
    "facebook",
    "https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fshop.example%2Ffr%2Fth%C3%A9%3Fa%3D1%26b%3D2",
  ],
  [
    "linkedin",
    "https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fshop.example%2Ffr%2Fth%C3%A9%3Fa%3D1%26b%3D2",
  ],
  [
    "x",
    "https://x.com/intent/post?text=Th%C3%A9%20%26%20biscuits%20%3A%2050%20%25%20%2B%201&url=https%3A%2F%2Fshop.example%2Ffr%2Fth%C3%A9%3Fa%3D1%26b%3D2",
  ],
  ["copy", "https://shop.example/fr/thé?a=1&b=2"],
  ["myspace", null],
  ["toString", null],
])("OPT-07 the share link for %s is %s", (way, address) => expect(shareUrl(way, page)).toBe(address));

test("OPT-07 every network gets the URL unchanged, with any title", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (title, search) => {
      const url = `https://shop.example/fr/th%C3%A9?q=${encodeURIComponent(search)}&b=2`;
      for (const way of shareTargets.filter((way) => way !== "copy")) {
        const read = [...new URL(shareUrl(way, { url, title })!).searchParams.values()];
        if (way === "whatsapp") expect(read).toEqual([`${title} ${url}`]);
        else expect(read.at(-1)).toBe(url);
      }
    }),
  );
});

describe("OPT-07 the shared URL", () => {
  test.each([
    ["https://shop.example/a", "https://shop.example/a?from=mail#top", "https://shop.example/a"],
    ["https://shop.example/a#b", "https://shop.example/c", "https://shop.example/a"],
    [undefined, "https://shop.example/a?x=1#top", "https://shop.example/a?x=1"],
    ["", "https://shop.example/a?x=1", "https://shop.example/a?x=1"],
    ["javascript:alert(1)", "https://shop.example/a", "https://shop.example/a"],
    ["http://[", "https://shop.example/a", "https://shop.example/a"],
  ])("with the canonical %j on %s is %s", (canonical, here, url) => expect(sharedUrl(canonical, here)).toBe(url));
});
