// Texts that a capture masks as secret or personal, and their replacements.
import { expect, test } from "vitest";
import { parseHtml } from "../../../tools/capture/html/tree.ts";
import { joinMasks, type MaskList, readMasks, standardMasks } from "../../../tools/capture/masks/mask-list.ts";
import { Masks } from "../../../tools/capture/masks/masks.ts";
import { maskJson } from "../../../tools/capture/masks/secrets-in-json.ts";
import { SecretsInHtml } from "../../../tools/capture/masks/secrets-in-html.ts";

const masked = (text: string, list: MaskList = standardMasks): string => new Masks(list).text(text);

test.each([
  ["an email address", "Write to Ada.Lovelace+shop@mail.co.uk!", "Write to person-1@example.com!"],
  ["an email address with non-ASCII letters", "jürgen@müller.example", "person-1@example.com"],
  ["an email address in a URL", "/u?m=ada%40mail.example&x=1", "/u?m=person-1%40example.com&x=1"],
  [
    "an escaped email address in a script",
    String.raw`"ada\u0040mail.example"`,
    String.raw`"person-1\u0040example.com"`,
  ],
  [
    "an email address in any case alike, and another one differently",
    "a@x.example A@X.example b@x.example",
    "person-1@example.com person-1@example.com person-2@example.com",
  ],
  [
    "an IBAN with and without spaces",
    "IBAN BE68 5390 0754 7034, or BE68539007547034.",
    "IBAN XX00 0000 0000 0001, or XX00000000000002.",
  ],
  ["a card number between other numbers", "No. 12: 4111-1111-1111-1111, 34", "No. 12: 0000-0000-0000-0001, 34"],
  ["a card number of 15 digits", "378282246310005", "000000000000001"],
  [
    "two session ids that differ only in case",
    "?sid=abcdefgh1&sid=ABCDEFGH1",
    "?sid=masked-session-1&sid=masked-session-2",
  ],
  ["a phone number with its country code", "Tel. +32 (0)478 12 34 56.", "Tel. +00 (0)000 00 00 01."],
  ["a phone number in a link", `href="tel:0478123456"`, `href="tel:0000000001"`],
  [
    "a JWT",
    "x eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3 y",
    `x ${"masked-token-1".padEnd(61, "x")} y`,
  ],
  [
    "session ids in a path",
    "/cart;jsessionid=A1B2?x=1 /(S(abcdefgh12345678ijkl))/x",
    "/cart;jsessionid=masked-session-2?x=1 /(S(masked-session-1xxxx))/x",
  ],
  ["a session id in a nested query", "?u=%2Fx%3Fsid%3Dabcdef12%26y%3D1", "?u=%2Fx%3Fsid%3Dmasked-session-1%26y%3D1"],
  [
    "a token in a return URL",
    "/login?returnUrl=%2Freset%3Ftoken%3Dabc123def456ghi789jkl",
    "/login?returnUrl=%2Freset%3Ftoken%3Dmasked-token-1xxxxxxx",
  ],
  [
    "a token in a URL hash",
    "https://x.example/cb#access_token=ya29a0b1",
    "https://x.example/cb#access_token=masked-token-1",
  ],
  [
    "a session id in the text of a Cookie header",
    "Cookie: a=b; PHPSESSID=abcdefgh1234",
    "Cookie: a=b; PHPSESSID=masked-session-1",
  ],
  [
    "a session value only when it looks random",
    `?session=abcdef0123456789&session=summer {"session":"0123456789abcdefxyz","userSession":"spring"}`,
    `?session=masked-session-2&session=summer {"session":"masked-session-1xxx","userSession":"spring"}`,
  ],
  [
    "a token in JSON",
    `{"csrfToken":"a1b2c3","csrfHeader":"X-CSRF"}`,
    `{"csrfToken":"masked-token-1","csrfHeader":"X-CSRF"}`,
  ],
  [
    "a token in JSON inside a string",
    String.raw`"{\"accessToken\":\"a1b2c3d4\"}"`,
    String.raw`"{\"accessToken\":\"masked-token-1\"}"`,
  ],
  ["an API key in a script", "var apiKey = 'k-123456';", "var apiKey = 'masked-key-1';"],
  ["a key only when it looks random", "?key=AbCdEf0123456789xyz&key=spring", "?key=masked-key-1xxxxxxx&key=spring"],
  ["keys of known services", "AKIAABCDEFGHIJKLMNOP sk_live_abcdefghij12", "masked-key-1xxxxxxxx masked-key-2xxxxxxxx"],
])("capture: masks %s", (_what, text, expected) => expect(masked(text)).toBe(expected));

test("capture: text that only resembles a secret is unchanged", () => {
  for (const text of [
    "logo@2x.png bootstrap@5.3.8/dist/css/x.css @media (x) {} a @ b",
    "5412345678908 1700000000000 4111 1111 1111 1112 0.4111111111111111",
    "BE68 5390 0754 7035",
    "+1 +3 and 12+34567890123",
    `data-key="spring" "code":"EUR" ?state=open&token=blue`,
    "a?token:b",
    "?key=spring-and-summer-collection&key=12345678901234567&key=summer26",
    "30569309025904",
    `"password":"Your password"`,
    "key=value",
    "3f2504e0-4f89-11d3-9a0c-0305e82c3301",
    "{{token}} {{nonce}}",
    `nonce="{{nonce}}"`,
  ])
    expect(masked(text)).toBe(text);
});

test("capture: a secret gets the same mask everywhere, in each spelling", () => {
  const masks = new Masks(standardMasks);
  masks.of("token", "ab/cd+ef=gh'12");
  const spellings = `ab/cd+ef=gh'12 ab/cd+ef=gh&#39;12 ab%2Fcd%2Bef%3Dgh'12 ab\\/cd+ef=gh'12 ab/cd\\u002Bef=gh\\u002712 ab/cd+ef\\u003dgh\\u002712`;
  const maskedOnce = masks.text(spellings);
  expect(maskedOnce).toBe(Array(6).fill("masked-token-1").join(" "));
  expect(masks.text(`?token=${maskedOnce} tel:+00000000001`)).toBe(`?token=${maskedOnce} tel:+00000000001`);
  masks.of("token", "found-later-1");
  expect(masks.text("x found-later-1 x")).toBe("x masked-token-2 x");
  expect(masks.counts).toEqual([
    ["token", 2],
    ["phone", 1],
  ]);
});

test("capture: very long texts without secrets finish unchanged", () => {
  const run = `${"abc1".repeat(250_000)}@`;
  for (const text of [
    run,
    run.toUpperCase(),
    "a ".repeat(300_000),
    `${"1 ".repeat(50_000)}a`,
    `${" ".repeat(500_000)}=`,
    `a@${"b-".repeat(200_000)}`,
  ])
    expect(masked(text) === text).toBe(true);
});

const kinds = (html: string, list: MaskList = standardMasks): string[] => {
  const masks = new Masks(list);
  const secrets = new SecretsInHtml(list, masks.named);
  const document = parseHtml(html);
  return [...secrets.valuesIn(document), ...secrets.textsIn(document)].map(
    (found) => `${found.kind}: ${"value" in found ? found.value : found.text}`,
  );
};

test.each([
  [`<input type=hidden name=__RequestVerificationToken value=a>`, ["token: a"]],
  [
    `<meta name=csrf-token content=abc><meta name=csrf-param content=authenticity_token><meta name=description
      content=abc>`,
    ["token: abc"],
  ],
  [
    `<input autocomplete="section-x billing given-name" value=Ada><input autocomplete=off name=q value=Ada>`,
    ["name: Ada"],
  ],
  [
    `<input type=email value=a@b.example><input type=tel value=1><input type=password value=x><input type=radio
      name=Email value=yes><input type=submit name=Street value=Go>`,
    ["e-mail: a@b.example", "phone: 1", "password: x"],
  ],
  [
    `<input name="Billing.LastName" value=King><input name=BillingAddress.PostalCode value=9000><input name=Quantity
      value=3>`,
    ["name: King", "postal code: 9000"],
  ],
  [`<div data-api-key=abc data-item-id=p1 data-csrf-token="xy"></div>`, ["key: abc", "token: xy"]],
  [
    `<input data-val-password="Wrong-password1" data-token=true data-csrf-token="a b" csrf-token=abc data-secret=" ">`,
    [],
  ],
  [`<textarea name=street> Rue 1 </textarea><textarea name=remark>none</textarea>`, ["personal data: Rue 1"]],
  [
    `<p data-personal>Ada <b>King</b></p><template><input type=tel value=5></template>`,
    ["phone: 5", "personal data: Ada", "personal data: King"],
  ],
])("capture: in %s it finds %j", (html, found) => expect(kinds(html)).toEqual(found));

test("capture: a custom mask list adds names, patterns, selectors and exceptions", () => {
  const ownMasks = readMasks(
    JSON.stringify({
      names: { customer: ["klantnr"] },
      patterns: { "customer number": ["nr\\. (?<value>\\d{4})"] },
      selectors: { "customer name": [".hello > b"] },
      keep: ["info@shop.example"],
    }),
    "own.json",
  );
  const list = joinMasks([standardMasks, ownMasks]);
  expect(masked("?klantnr=77 nr. 1234 info@shop.example ada@shop.example", list)).toBe(
    "?klantnr=masked-customer-1 nr. masked-customer-number-1 info@shop.example person-1@example.com",
  );
  expect(kinds(`<p class=hello>Hello <b>Ada</b></p><input type=tel value=1>`, list)).toEqual([
    "phone: 1",
    "customer name: Ada",
  ]);
});

test.each([
  ["{", /^own\.json expects JSON: /],
  ["null", /^own\.json expects an object/],
  [`{"names":{"x":[""]}}`, /expects "names" as lists of texts/],
  [`{"names":{"x":[1]}}`, /expects "names" as lists of texts/],
  [`{"names":{"x":"sid"}}`, /expects "names" as lists of texts/],
  ["[]", /^own\.json expects an object; see tools\/capture\/masks\/masks\.json\.$/],
  [`{"pattern":{}}`, /expects names, namesOfSecrets, fields, patterns, selectors, keep, got "pattern"/],
  [`{"names":["csrf"]}`, /expects "names" as lists of texts by kind, such as/],
  [`{"keep":"x"}`, /expects a list of texts as "keep"/],
  [`{"patterns":{"x":["("]}}`, /expects regular expressions as patterns, got "\(": /],
  [`{"patterns":{"x":["a*"]}}`, /expects patterns that do not match an empty text, got "a\*"/],
  [`{"names":{"A B":["x"]}}`, /expects kinds in lower case, got "A B"/],
])("capture: the mask list %s throws an error that names the expected format", (json, sentence) =>
  expect(() => readMasks(json, "own.json")).toThrow(sentence),
);

test("capture: an invalid selector throws an error that names it", () => {
  const list = readMasks(`{"selectors":{"x":["p["]}}`, "own.json");
  expect(() => new SecretsInHtml(joinMasks([list]), new Masks(list).named)).toThrow(
    /^"selectors" expects CSS selectors, got "p\[": /,
  );
});

test("capture: JSON values under personal or secret keys are masked", () => {
  const secrets = new SecretsInHtml(standardMasks, new Masks(standardMasks).named);
  const masks = new Masks(standardMasks);
  const mask = (key: string, value: string): string | null => {
    const kind = secrets.kindOfKey(key, value);
    return kind && masks.of(kind, value);
  };
  const json =
    '{ "customerId": 998877,"firstName":"Zacharias", "client_secret":"my secret 1","password" : "correcthorse", "sessionId":"abcdefghij", "subscribeEmail": "true",\n "currency":"EUR","n":[1,2],"price":12.5 }';
  const maskedJson = maskJson(json, mask);
  for (const secret of ["998877", "Zacharias", "my secret 1", "correcthorse", "abcdefghij"])
    expect(maskedJson).not.toContain(secret);
  expect(maskedJson).toContain('"subscribeEmail": "true",\n "currency":"EUR","n":[1,2],"price":12.5 }');
  expect(typeof (JSON.parse(maskedJson) as { customerId: unknown }).customerId).toBe("number");
  expect(maskJson("{ no json: 'x' }", mask)).toBe("{ no json: 'x' }");
});
