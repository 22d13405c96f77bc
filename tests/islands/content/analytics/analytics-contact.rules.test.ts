import { expect, test } from "vitest";
import { contactOf, parseObject } from "../../../../islands/content/analytics/rules.ts";

test.each([
  ["mailto:info@shop.be", "info@shop.be"],
  ["mailto:info%40shop.be?subject=A%20question&body=x", "info@shop.be"],
  [" MailTo:Info@Shop.be ", "Info@Shop.be"],
  ["mailto:a@shop.be,b@shop.be", "a@shop.be,b@shop.be"],
  // An invalid escape stays unchanged.
  ["mailto:50%@shop.be", "50%@shop.be"],
])("ANA-02 the link %j has the email address %j", (href, address) =>
  expect(contactOf(href)).toEqual({ kind: "email", address }),
);

test.each([
  ["tel:+32-59-55-01-27", "+32-59-55-01-27"],
  ["tel:+32%2059%20550%20127", "+32 59 550 127"],
  ["TEL:059/55.01.27?call", "059/55.01.27"],
])("ANA-03 the link %j has the phone number %j", (href, address) =>
  expect(contactOf(href)).toEqual({ kind: "phone", address }),
);

test.each([
  "",
  "mailto:",
  "tel:?x",
  "tel:%20",
  "/tel:1",
  "https://shop.be/mailto:a@b.be",
  "sms:+321",
  "#",
  "javascript:void 0",
])("ANA-02 ANA-03 the link %j is not a contact", (href) => expect(contactOf(href)).toBeNull());

test("ANA-01 page data must be a JSON object", () => {
  expect(parseObject('{"value":12.5}')).toEqual({ value: 12.5 });
  for (const text of ["", "null", "[]", "5", "{", '"x"']) expect(parseObject(text)).toBeNull();
});
