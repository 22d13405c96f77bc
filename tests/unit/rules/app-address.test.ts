import * as fc from "fast-check";
import { expect, test } from "vitest";
import { appAddress } from "../../../shared/http/app-address.ts";

const origin = "https://shop.be";

test.each([
  ["en/product/cup", "", "https://shop.be/en/product/cup"],
  ["/en/product/cup?colour=red#more", "", "https://shop.be/en/product/cup?colour=red#more"],
  ["en/product/cup", "/my", "https://shop.be/my/en/product/cup"],
  ["/en/product/cup", "/my", "https://shop.be/my/en/product/cup"],
  ["~/en/product/cup", "/my", "https://shop.be/my/en/product/cup"],
  ["/my/en/product/cup", "/my", "https://shop.be/my/en/product/cup"],
  ["/My/en/product/cup", "/my", "https://shop.be/My/en/product/cup"],
  ["/mystery", "/my", "https://shop.be/my/mystery"],
  ["?id=5", "/my", "https://shop.be/my/?id=5"],
  ["https://shop.be/en/product/cup", "/my", "https://shop.be/en/product/cup"],
  ["https://other.be/cup", "/my", "https://other.be/cup"],
  ["//shop.be/cup", "/my", "https://shop.be/cup"],
  [" /en/cup with spaces ", "", "https://shop.be/en/cup%20with%20spaces"],
  ["/en/cup: red", "", "https://shop.be/en/cup:%20red"],
])("CAT-06 %j with the application path %j resolves to %s", (given, app, url) =>
  expect(appAddress(given, app, origin)).toBe(url),
);

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,x",
  "mailto:a@b.be",
  "vbscript:x",
  "",
  "  ",
  "http://",
  "https://a b/",
])("CAT-06 %j is not a product address", (given) => expect(appAddress(given, "/my", origin)).toBeNull());

test("CAT-06 an address is null or a web address; paths stay below the application path", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom("/", "\\", ".", "~", ":", "@", "?", "#", "a", " ", "\t") }),
  );
  fc.assert(
    fc.property(anything, fc.constantFrom("", "/my"), (given, app) => {
      const address = appAddress(given, app, origin);
      if (address === null) return;
      const url = new URL(address);
      expect(url.protocol).toMatch(/^https?:$/);
      if (url.origin === new URL(given, "https://elsewhere.be").origin) return;
      expect(url.origin).toBe(origin);
      expect(`${url.pathname}/`.startsWith(`${app}/`)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
