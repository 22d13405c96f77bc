import { afterEach, expect, test, vi } from "vitest";
import cityField from "../../../../islands/checkout/city-field/city-field.ts";
import definition from "../../../../islands/checkout/city-field/definition.ts";
import { island } from "../../../../shared/island/mount.ts";
import { settledPromises } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => null,
  withTexts: () => () => {},
}));
const server = vi.hoisted(() => ({ paths: [] as string[] }));
vi.mock("../../../../shared/http/call.ts", async (original) => ({
  ...(await original<object>()),
  call: async (path: string) => (server.paths.push(path), []),
}));

afterEach(() => document.body.replaceChildren());

test("CHK-06 a postal code and a country outside their form start a lookup until the island is unmounted", async () => {
  standInShell();
  document.body.innerHTML = `<form id="f"><div data-island="city-field" data-postal-code-field="PostalCode"
    data-country-field="CountryId"><input name="City"></div></form>
    <input name="CountryId" form="f" value="1"><input name="PostalCode" form="f">
    <form><input name="PostalCode" value="1000" id="other"></form>`;
  const abort = new AbortController();
  const host = document.querySelector<HTMLElement>("[data-island]")!;
  island(definition, cityField)(host, { signal: abort.signal, id: "city-field-1", fail: vi.fn() });
  const change = async (selector: string, value: string): Promise<void> => {
    const field = document.querySelector<HTMLInputElement>(selector)!;
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await settledPromises();
  };
  await change("#other", "3000");
  expect(server.paths).toEqual([]);
  await change("[name=PostalCode]", "8400");
  expect(server.paths).toHaveLength(1);
  await change("[name=CountryId]", "2");
  expect(server.paths).toHaveLength(2);
  expect(server.paths.every((path) => path.includes("8400"))).toBe(true);
  abort.abort();
  await change("[name=CountryId]", "1");
  expect(server.paths).toHaveLength(2);
});
