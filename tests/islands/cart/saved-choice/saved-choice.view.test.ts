import { expect, test, vi } from "vitest";
import definition from "../../../../islands/cart/saved-choice/definition.ts";
import { abort, calls, face } from "../../../unit/stand-ins/cart-server.ts";

const text = (...words: unknown[]): string => words.join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
  subscribe: () => () => {},
}));

async function show(html: string, before: () => unknown = () => {}) {
  document.body.innerHTML = html;
  before();
  const { default: savedChoice } = await import("../../../../islands/cart/saved-choice/saved-choice.ts");
  const { island } = await import("../../../../shared/island/mount.ts");
  const ends = [...document.querySelectorAll<HTMLElement>("[data-saves]")].map((host, index) =>
    island(definition, savedChoice)(host, { signal: abort.signal, id: `choice-${index}`, fail: vi.fn() }),
  );
  return () => ends.forEach((end) => end());
}
const $ = <E extends HTMLElement = HTMLElement>(selector: string): E => document.querySelector<E>(selector)!;
const saveDelay = () => vi.advanceTimersByTimeAsync(300);
const change = (element: Element): unknown => element.dispatchEvent(new Event("change", { bubbles: true }));

const countries = `<form><div data-saves="shipping-country"><label for="c">Deliver to</label><select id="c"
  name="CountryCode"><option value="BE" selected>B</option><option value="NL">N</option><option
    value="FR">F</option></select></div>
  <div data-saves="shipping-method"><label><input type="radio" name="ShippingMethodId" value="1"
    checked>Home</label><label><input type="radio" name="ShippingMethodId" value="2">Evening</label></div></form>`;

test("CRT-03 CRT-04 quick choices make one request, show a status and reload the page", async () => {
  const leave = await show(countries);
  const select = $<HTMLSelectElement>("select");
  for (const value of ["NL", "FR"]) {
    select.value = value;
    change(select);
  }
  expect($(".atoll-choice-status").textContent).toBe("Cart.Saving");
  expect($("[data-saves=shipping-method]").inert).toBe(true);
  await saveDelay();
  expect(calls.map(({ request, body }) => [request, body])).toEqual([
    ["POST shoppingcarts/shippingcountries", { CountryCode: "FR" }],
  ]);
  await calls[0]!.answer();
  expect(vi.mocked(face.visit)).toHaveBeenCalledOnce();
  expect([...select.options].find(({ defaultSelected }) => defaultSelected)!.value).toBe("FR");
  expect($("[data-saves=shipping-method]").inert).toBe(false);
  leave();
  expect(document.querySelector(".atoll-choice-status")).toBeNull();
});

test("CRT-03 CRT-04 a refused choice is reverted and shows the server's message", async () => {
  await show(countries);
  const evening = $<HTMLInputElement>('[value="2"]');
  evening.checked = true;
  change(evening);
  await saveDelay();
  expect(calls[0]).toMatchObject({ request: "POST shoppingcarts/shippingmethods", body: { ShippingMethodId: "2" } });
  await calls[0]!.answer(422, { Message: "Not to <b>France</b>" });
  expect($<HTMLInputElement>('[value="1"]').checked).toBe(true);
  expect($("[data-saves=shipping-method] .atoll-choice-status").textContent).toBe("Not to <b>France</b>");
});

test("CRT-04 a choice made before the code loads is saved", async () => {
  await show(countries, () => ($<HTMLSelectElement>("select").value = "NL"));
  await saveDelay();
  expect(calls.map(({ body }) => body)).toEqual([{ CountryCode: "NL" }]);
});

test("TAX-01 the sales country is saved with PUT", async () => {
  await show(
    `<form><div data-saves="sales-country"><select name="currentCountry"><option value="BE" selected>B</option><option
      value="LU">L</option></select></div></form>`,
  );
  $<HTMLSelectElement>("select").value = "LU";
  change($("select"));
  await saveDelay();
  expect(calls[0]).toMatchObject({ request: "PUT salestaxes/currentcountry", body: { currentCountry: "LU" } });
  await calls[0]!.answer(204);
  expect(vi.mocked(face.visit)).toHaveBeenCalledOnce();
});

test("CRT-03 CHK-01 the checkbox for the billing address also sets the country", async () => {
  const country = (name: string) =>
    `<div data-saves="country"><select name="${name}"><option value="1">B</option><option
      value="2">N</option></select></div>`;
  await show(
    `<form>${country("BillingCountryId")}<input type="checkbox" name="SameAddressForShipping"
      value="true">${country("CountryId")}</form>`,
  );
  $<HTMLSelectElement>("[name=CountryId]").value = "2";
  change($("[name=CountryId]"));
  await saveDelay();
  await calls[0]!.answer();
  const box = $<HTMLInputElement>("[type=checkbox]");
  box.checked = true;
  change(box);
  await vi.advanceTimersByTimeAsync(0);
  await saveDelay();
  expect(calls.map(({ body }) => body)).toEqual([
    { ShippingCountryId: "2", BillingCountryId: "1" },
    { ShippingCountryId: "1", BillingCountryId: "1" },
  ]);
});

test("CRT-03 after a country change the methods are disabled until the page reloads", async () => {
  let finishVisit = (_: boolean): void => {};
  await show(countries);
  vi.mocked(face.visit).mockReturnValue(new Promise((resolve) => (finishVisit = resolve)));
  $<HTMLSelectElement>("select").value = "NL";
  $('[value="1"]').focus();
  change($("select"));
  $('[value="1"]').blur();
  await saveDelay();
  await calls[0]!.answer();
  expect(vi.mocked(face.visit)).toHaveBeenCalledOnce();
  expect($("[data-saves=shipping-method]").inert).toBe(true);
  finishVisit(false);
  await vi.advanceTimersByTimeAsync(0);
  expect($("[data-saves=shipping-method]").inert).toBe(false);
  expect(document.activeElement).toBe($('[value="1"]'));
});

test("CRT-04 waiting for a connection and the later save are announced", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.stubGlobal(
    "fetch",
    vi
      .fn()
      .mockRejectedValueOnce(new TypeError("broken"))
      .mockResolvedValue(new Response(null, { status: 204 })),
  );
  await show(countries);
  $<HTMLSelectElement>("select").value = "NL";
  change($("select"));
  await saveDelay();
  await vi.advanceTimersByTimeAsync(100);
  const announced = () => document.getElementById("atoll-live-polite")?.textContent;
  expect(announced()).toBe("Core.Named Deliver to Cart.Offline");
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(100);
  expect(announced()).toBe("Core.Named Deliver to Cart.Saved");
});

test("CRT-03 CHK-01 a refused country is sent once and reverts both fields", async () => {
  const country = (name: string) =>
    `<div data-saves="country"><select name="${name}"><option value="1">B</option><option
      value="2">N</option></select></div>`;
  const leave = await show(
    `<form>${country("BillingCountryId")}<input type="checkbox" name="SameAddressForShipping"
      value="true">${country("CountryId")}</form>`,
  );
  const [billing, delivery] = [
    $<HTMLSelectElement>("[name=BillingCountryId]"),
    $<HTMLSelectElement>("[name=CountryId]"),
  ];
  const changedFields: string[] = [];
  document.addEventListener("change", ({ target }) => changedFields.push((target as HTMLInputElement).name), {
    signal: abort.signal,
  });
  delivery.value = "2";
  change(delivery);
  await saveDelay();
  await calls[0]!.answer(422, { Message: "Not there" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([calls.length, billing.value, delivery.value, $(".atoll-choice-status").textContent]).toEqual([
    1,
    "1",
    "1",
    "Not there",
  ]);
  expect(changedFields).toEqual(["CountryId", "CountryId"]);
  // The next page has the value filled in again, as with a fixed address.
  leave();
  delivery.value = "2";
  await show(document.body.innerHTML, () => ($<HTMLSelectElement>("[name=CountryId]").value = "2"));
  await saveDelay();
  expect(calls.length).toBe(1);
});

test("CRT-03 CHK-01 a refused country does not change the shopper's checkbox", async () => {
  const country = (name: string) =>
    `<div data-saves="country"><select name="${name}"><option value="">Please choose</option><option
      value="1">B</option></select></div>`;
  await show(
    `<form>${country("BillingCountryId")}<input type="checkbox" name="SameAddressForShipping" value="true"
      checked>${country("CountryId")}</form>`,
  );
  const [billing, box] = [$<HTMLSelectElement>("[name=BillingCountryId]"), $<HTMLInputElement>("[type=checkbox]")];
  box.checked = false;
  change(box);
  billing.value = "1";
  change(billing);
  await vi.advanceTimersByTimeAsync(0);
  await saveDelay();
  await calls[0]!.answer(500);
  expect([billing.value, box.checked, calls.length]).toEqual(["", false, 1]);
});

test.each([
  ["a refused delivery country is reverted, the checkbox is not", false],
  ["a refused checkbox is reverted", true],
])("CRT-03 CHK-01 %s", async (_, isTicked) => {
  const country = (name: string, ...ids: string[]) =>
    `<div data-saves="country"><select name="${name}">${ids
      .map(
        (id) => `<option
      value="${id}">${id}</option>`,
      )
      .join("")}</select></div>`;
  // The server's checkbox state differs from the shopper's.
  await show(
    `<form>${country("BillingCountryId", "1", "2")}<input type="checkbox" name="SameAddressForShipping"
      value="true"${isTicked ? "" : " checked"}>${isTicked ? country("CountryId", "2", "1") : country("CountryId", "1", "2")}</form>`,
  );
  const [delivery, box] = [$<HTMLSelectElement>("[name=CountryId]"), $<HTMLInputElement>("[type=checkbox]")];
  box.checked = isTicked;
  change(box);
  await vi.advanceTimersByTimeAsync(0);
  await saveDelay();
  if (!isTicked) {
    delivery.value = "2";
    change(delivery);
    await saveDelay();
  }
  expect(calls.map(({ body }) => body)).toEqual([
    isTicked ? { ShippingCountryId: "1", BillingCountryId: "1" } : { ShippingCountryId: "2", BillingCountryId: "1" },
  ]);
  await calls[0]!.answer(500);
  expect([delivery.value, box.checked]).toEqual([isTicked ? "2" : "1", false]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls.length).toBe(1);
});
