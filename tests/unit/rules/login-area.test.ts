import { expect, test } from "vitest";
import {
  cookieOf,
  isSamePage,
  isShown,
  readSeen,
  type Seen,
  withReturn,
} from "../../../islands/account/login-area/rules.ts";

test.each<[string, boolean, Seen, boolean]>([
  ["on the home page, for the first time", true, null, true],
  ["on another page, for the first time", false, null, true],
  ["on the home page, where it was shown a while ago", true, "shown", true],
  ["on another page, where it was shown a while ago", false, "shown", false],
  ["on the home page, when it was closed", true, "closed", false],
  ["on another page, when it was closed", false, "closed", false],
])("CNT-07 the login area %s", (_where, isHome, seen, isSeen) => {
  expect(isShown(isHome, seen)).toBe(isSeen);
});

test.each<[string, string, Seen]>([
  ["no cookie", "", null],
  ["only others, whose names begin or end alike", "ShopLoginAreas=closed; OtherShopLoginArea=closed", null],
  ["the cookie that it was shown", "a=1; ShopLoginArea=shown; b=2", "shown"],
  ["the cookie that it was closed", "a=1; ShopLoginArea=closed", "closed"],
  ["one with another value, such as an older site's", "ShopLoginArea=true", "shown"],
  ["an empty one", "ShopLoginArea=", "shown"],
])("CNT-07 with %s the area knows whether it was seen", (_what, cookies, seen) => {
  expect(readSeen(cookies, "Shop")).toBe(seen);
});

test("CNT-07 the cookie holds for 900 seconds on the whole site, and only over a secure connection where the page came over one", () => {
  expect(cookieOf("Shop", "shown", 900, false)).toBe("ShopLoginArea=shown; path=/; max-age=900; samesite=lax");
  expect(cookieOf("Shop", "closed", 900, true)).toBe("ShopLoginArea=closed; path=/; max-age=900; samesite=lax; secure");
  expect(readSeen(cookieOf("Shop", "closed", 900, true), "Shop")).toBe("closed");
});

test("CNT-07 a list that is filtered, sorted or turned over is the same page", () => {
  const list = "https://shop.example/en/catalog/tea";
  expect(isSamePage(list, `${list}?q=mint&page=2#list`)).toBe(true);
  expect(isSamePage(list, "https://shop.example/en/catalog/coffee")).toBe(false);
});

test("CNT-07 the link leads back to where the visitor is, whatever it said before", () => {
  const here = "https://shop.example/en/catalog/tea?sort=new&page=2#list";
  expect(withReturn("https://shop.example/en/security/login", here)).toBe(
    "https://shop.example/en/security/login?returnUrl=%2Fen%2Fcatalog%2Ftea%3Fsort%3Dnew%26page%3D2",
  );
  expect(withReturn("/en/security/login?from=bar&returnUrl=/en", here)).toBe(
    "https://shop.example/en/security/login?from=bar&returnUrl=%2Fen%2Fcatalog%2Ftea%3Fsort%3Dnew%26page%3D2",
  );
});
