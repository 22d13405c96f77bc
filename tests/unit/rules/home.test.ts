import { expect, test } from "vitest";
import { isHome } from "../../../shell/core/settings.ts";

test.each([
  ["https://s.example/en", "", true],
  ["https://s.example/en/", "", true],
  ["https://s.example/en//", "", true],
  ["https://s.example/en#top", "", true],
  ["https://s.example/en/#top", "", true],
  ["https://s.example/en/catalog", "", false],
  ["https://s.example/english", "", false],
  ["https://s.example/fr", "", false],
  ["https://s.example/", "", false],
  ["https://s.example/shop/en", "/shop", true],
  ["https://s.example/shop/en/", "/shop/", true],
  ["https://s.example/en", "/shop", false],
  ["https://s.example/en", "https://s.example", true],
  ["https://s.example/shop/en", "https://s.example/shop/", true],
  ["https://s.example/en/page", "https://s.example", false],
])("NAV-18 %s with the website %j is the home page: %j", (url, website, home) => {
  expect(isHome(new URL(url), { website, culture: "en" })).toBe(home);
});
