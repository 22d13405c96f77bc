import { expect, test } from "vitest";
import {
  cookieOf,
  isSamePage,
  isShown,
  readSeen,
  type Seen,
  withReturn,
} from "../../../../islands/account/login-area/rules.ts";

test.each<[string, boolean, Seen, boolean]>([
  ["opens on the home page at the first visit", true, null, true],
  ["stays closed on another page at the first visit", false, null, true],
  ["opens on the home page after it was shown before", true, "shown", true],
  ["stays closed on another page after it was shown before", false, "shown", false],
  ["stays closed on the home page after it was closed", true, "closed", false],
  ["stays closed on another page after it was closed", false, "closed", false],
])("CNT-07 the login area %s", (_where, isHome, seen, isSeen) => {
  expect(isShown(isHome, seen)).toBe(isSeen);
});

test.each<[string, string, Seen]>([
  ["without a cookie", "", null],
  ["with cookies of similar names", "ShopLoginAreas=closed; OtherShopLoginArea=closed", null],
  ["with the cookie value shown", "a=1; ShopLoginArea=shown; b=2", "shown"],
  ["with the cookie value closed", "a=1; ShopLoginArea=closed", "closed"],
  ["with an unknown cookie value", "ShopLoginArea=true", "shown"],
  ["with an empty cookie", "ShopLoginArea=", "shown"],
])("CNT-07 the login area reads its previous state %s", (_what, cookies, seen) => {
  expect(readSeen(cookies, "Shop")).toBe(seen);
});

test("CNT-07 the cookie lasts 900 seconds site-wide, and is secure on https", () => {
  expect(cookieOf("Shop", "shown", 900, false)).toBe("ShopLoginArea=shown; path=/; max-age=900; samesite=lax");
  expect(cookieOf("Shop", "closed", 900, true)).toBe("ShopLoginArea=closed; path=/; max-age=900; samesite=lax; secure");
  expect(readSeen(cookieOf("Shop", "closed", 900, true), "Shop")).toBe("closed");
});

test("CNT-07 the same path with another query or hash counts as the same page", () => {
  const list = "https://shop.example/en/catalog/tea";
  expect(isSamePage(list, `${list}?q=mint&page=2#list`)).toBe(true);
  expect(isSamePage(list, "https://shop.example/en/catalog/coffee")).toBe(false);
});

test("CNT-07 the login link gets the current page as returnUrl, instead of an existing one", () => {
  const here = "https://shop.example/en/catalog/tea?sort=new&page=2#list";
  expect(withReturn("https://shop.example/en/security/login", here)).toBe(
    "https://shop.example/en/security/login?returnUrl=%2Fen%2Fcatalog%2Ftea%3Fsort%3Dnew%26page%3D2",
  );
  expect(withReturn("/en/security/login?from=bar&returnUrl=/en", here)).toBe(
    "https://shop.example/en/security/login?from=bar&returnUrl=%2Fen%2Fcatalog%2Ftea%3Fsort%3Dnew%26page%3D2",
  );
});
