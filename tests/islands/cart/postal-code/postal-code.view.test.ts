import { expect, test, vi } from "vitest";
import definition from "../../../../islands/cart/postal-code/definition.ts";
import postalCode from "../../../../islands/cart/postal-code/postal-code.ts";
import { island } from "../../../../shared/island/mount.ts";
import { composingKey, safariKey } from "../../../unit/stand-ins/composition.ts";
import { options, paths, searchBox, server } from "../../../unit/stand-ins/search-box.ts";

vi.mock("../../../../shared/i18n/texts.ts", () => import("../../../unit/stand-ins/late-texts.ts"));
vi.mock("../../../../shared/http/call.ts", async (original) => ({
  ...(await original<object>()),
  call: (await import("../../../unit/stand-ins/search-box.ts")).lookUp,
}));

const html =
  '<form data-country-id="1" data-city-field="City"><label for="p">Postcode</label><input id="p" name="CityId">' +
  '<input name="City" value="Typed"><select name="Country"><option value="">Choose</option><option value="32">Belgium</option></select></form>';
const show = (more = "") => searchBox(html.replace("<form", `<form${more}`), island(definition, postalCode));
const field = (host: HTMLElement, name: string) => host.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const message = (): string | null => document.querySelector(".atoll-options")!.textContent;

test("CRT-07 QTY-05 Enter in a postal code does not submit", () => {
  const { input, press } = show();
  expect([press("Enter"), composingKey(input, "Enter"), safariKey(input, "Enter")]).toEqual([false, true, true]);
});

test("CRT-07 QTY-05 towns are looked up from four characters on, and the typed part is marked", async () => {
  server.answer = async () => ({ 8400: "Oostende", 8401: "Oostende-West", 8402: "" });
  const { type } = show();
  await type("840");
  expect(paths()).toEqual([]);
  await type("8400");
  expect(paths()).toEqual(["/api/v1/countries/1/cities/8400"]);
  expect(options()).toEqual(["8400 Oostende", "8401 Oostende-West"]);
  expect(document.querySelector("[role=option] mark")!.textContent).toBe("8400");
});

test("CRT-07 a code with its town finds the code, and both are marked", async () => {
  server.answer = async () => ({ 9000: "Gent" });
  const { type } = show();
  await type("9000 Gent");
  expect([paths(), options()]).toEqual([["/api/v1/countries/1/cities/9000"], ["9000 Gent"]]);
  expect([...document.querySelectorAll("[role=option] mark")].map((mark) => mark.textContent)).toEqual([
    "9000",
    "Gent",
  ]);
});

test.each([
  ["9000 Gent", "9000"],
  [" ９０００ ", "9000"],
  ["1234 AB", "1234 AB"],
])("CRT-07 the typed text %j, without a choice, becomes the code %s before the page reads it", (typed, code) => {
  const { input, host } = show();
  const read: string[] = [];
  host.addEventListener("change", ({ target }) => read.push((target as HTMLInputElement).value));
  input.value = typed;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  expect(read).toEqual([code]);
});

test("CRT-07 a chosen town fills in its code and name, and both fields report the change", async () => {
  server.answer = async () => ({ 8400: "Oostende" });
  const { type, press, host, input } = show();
  const changed: string[] = [];
  host.addEventListener("change", ({ target }) => changed.push((target as HTMLInputElement).name));
  await type("oost");
  press("ArrowDown");
  press("Enter");
  expect([input.value, field(host, "City").value]).toEqual(["8400", "Oostende"]);
  expect(changed).toEqual(["City", "CityId"]);
  expect(options()).toEqual([]);
});

test("CRT-07 Enter takes the only town that is suggested, also before its list has come, and no other", async () => {
  server.answer = async (path) => (path.endsWith("8400") ? { 8400: "Oostende" } : { 8300: "Knokke", 8301: "Heist" });
  const { type, press, host, input } = show();
  const changed: string[] = [];
  host.addEventListener("change", ({ target }) => changed.push((target as HTMLInputElement).name));
  await type("8400");
  press("Enter");
  expect([field(host, "City").value, changed, options()]).toEqual(["Oostende", ["City", "CityId"], []]);
  await type("8300");
  press("Enter");
  expect([input.value, changed.length, options().length]).toEqual(["8300", 2, 2]);
  field(host, "City").value = "";
  // The answer for this text is cached: the list of the former text is gone at once.
  await type("8400", 0);
  press("Enter");
  expect([field(host, "City").value, options()]).toEqual(["Oostende", []]);
  server.answer = async () => ({ 9000: "Gent" });
  await type("9000", 0);
  press("Enter");
  expect(field(host, "City").value).toBe("Oostende");
  await vi.advanceTimersByTimeAsync(0);
  expect([input.value, field(host, "City").value, options()]).toEqual(["9000", "Gent", []]);
});

test("CRT-07 the town of a text that was typed on after Enter is not taken", async () => {
  server.answer = async () => ({ 9000: "Gent" });
  const { type, press, host } = show();
  await type("900", 0);
  press("Enter");
  await type("9000");
  expect([field(host, "City").value, options()]).toEqual(["Typed", ["9000 Gent"]]);
});

test("CRT-07 Escape closes the list, and never clears the typed code", async () => {
  server.answer = async () => ({ 8400: "Oostende" });
  const { type, press, input } = show();
  await type("8400");
  expect([press("Escape"), options(), input.value]).toEqual([false, [], "8400"]);
  // A dialog around the field gets the key.
  expect([press("Escape"), input.value]).toEqual([true, "8400"]);
});

test("CRT-07 the country that the visitor chooses is searched, before one is chosen the site's", async () => {
  const { type, host } = show(' data-country-field="Country"');
  await type("8400");
  field(host, "Country").value = "32";
  await type("9000");
  expect(paths()).toEqual(["/api/v1/countries/1/cities/8400", "/api/v1/countries/32/cities/9000"]);
});

test("CRT-07 an unknown code and a failed lookup show one line; the typed code stays", async () => {
  server.answer = async () => ({});
  const { type, input } = show();
  await type("9999");
  expect(message()).toBe("PostalCode.NoCityFound");
  server.answer = () => Promise.reject(new Error("500"));
  await type("9998");
  expect(message()).toBe("PostalCode.Failed");
  expect(input.value).toBe("9998");
});

test("CRT-07 a pasted code is trimmed once it is left", async () => {
  const { type, input } = show();
  await type("\u00a08400\u200b ");
  expect(paths()).toEqual(["/api/v1/countries/1/cities/8400"]);
  input.dispatchEvent(new Event("change", { bubbles: true }));
  expect(input.value).toBe("8400");
});

test("CRT-07 NAV-20 removal restores the markup with the typed text", async () => {
  server.answer = async () => ({ 8400: "Oostende" });
  const { type, host, unmount, input } = show();
  await type("8400");
  unmount();
  expect(host.outerHTML).toBe(html);
  expect(input.value).toBe("8400");
});
