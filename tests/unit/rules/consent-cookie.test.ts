import { beforeEach, expect, test, vi } from "vitest";
import { readConsent } from "../../../shared/consent/setting.ts";

const setting = { stamp: "v1, “new”", preferences: true, statistics: false, marketing: true };
const json = JSON.stringify(setting);
const damaged = vi.fn();
const read = (cookies: string): unknown => readConsent(cookies, "Shop", setting.stamp, damaged);

beforeEach(() => void damaged.mockReset());

test.each([
  ["not encoded at all", json],
  ["encoded in full, as a server writes it", encodeURIComponent(json)],
  ["half encoded, as js-cookie writes it", encodeURIComponent(json).replace(/%(7B|7D|3A|5B|5D)/g, decodeURIComponent)],
])("CON-02 the choice is read from a cookie that is %s", (_how, value) => {
  expect(read(`a=1; ShopCookieConsent=${value}; b=2`)).toEqual(setting);
  expect(damaged).not.toHaveBeenCalled();
});

test.each([
  ["there is no cookie", ""],
  ["there are only other cookies", "a=1; b=2"],
  ["only a cookie with the same name ending exists", `OtherShopCookieConsent=${encodeURIComponent(json)}`],
  ["only a cookie with the same name prefix exists", `ShopCookieConsent2=${encodeURIComponent(json)}`],
  [
    "the choice has another stamp",
    `ShopCookieConsent=${encodeURIComponent(JSON.stringify({ ...setting, stamp: "v2" }))}`,
  ],
  [
    "the choice has no stamp",
    `ShopCookieConsent=${encodeURIComponent(JSON.stringify({ ...setting, stamp: undefined }))}`,
  ],
  [
    "a category is missing",
    `ShopCookieConsent=${encodeURIComponent(JSON.stringify({ ...setting, marketing: undefined }))}`,
  ],
  [
    "a category is not a boolean",
    `ShopCookieConsent=${encodeURIComponent(JSON.stringify({ ...setting, marketing: "true" }))}`,
  ],
  ["the cookie is null", "ShopCookieConsent=null"],
  ["the cookie is a list", "ShopCookieConsent=[]"],
])("CON-05 the visitor is asked when %s", (_why, cookies) => expect(read(cookies)).toBeNull());

test.each(["{%22stamp%22:", "%E0%A4%A", "", "yes"])(
  "CON-05 a damaged cookie %j counts as missing and is reported",
  (value) => {
    expect(read(`ShopCookieConsent=${value}`)).toBeNull();
    expect(damaged).toHaveBeenCalledOnce();
  },
);
