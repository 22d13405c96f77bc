import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  addressProvider,
  resolveAddress,
  suggestAddresses,
} from "../../../../islands/pickup/pickup-points/addresses.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const calls = vi.hoisted(() => ({
  answer: (): Promise<unknown> => Promise.resolve("from-server"),
  paths: [] as string[],
  options: [] as unknown[],
}));
vi.mock("../../../../shared/http/call.ts", () => ({
  call: (path: string, options?: object) => (calls.paths.push(path), calls.options.push(options), calls.answer()),
}));

const warned = vi.fn();
const { signal } = new AbortController();
const place = { postalCode: "9000", city: "Gent", street: "Kouter 31" };

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(warned);
  standInShell({ islands: { map: { addresses: "streets", mapsKey: "from-page" } } });
  calls.paths.length = calls.options.length = 0;
  calls.answer = () => Promise.resolve("from-server");
});
afterEach(() => {
  warned.mockClear();
  vi.restoreAllMocks();
  delete (window as any).streets;
});

/** Puts a page's own provider on `window`, under the name in its settings. */
function provide(more: object = {}) {
  (window as any).streets = {
    suggest: vi.fn(async () => [{ id: "a", text: "Kouter 31, Gent" }]),
    resolve: vi.fn(async () => place),
    ...more,
  };
  return addressProvider()!;
}

test("PUP-06 a missing or invalid address provider logs a warning; without the setting none is logged", () => {
  expect(addressProvider()).toBeNull();
  (window as any).streets = { suggest: () => [] };
  expect(addressProvider()).toBeNull();
  expect(warned).toHaveBeenCalledTimes(2);
  standInShell({ islands: { map: {} } });
  expect(addressProvider()).toBeNull();
  expect(warned).toHaveBeenCalledTimes(2);
});

test("PUP-06 addresses are suggested within the country; invalid suggestions are left out", async () => {
  const provider = provide({
    suggest: vi.fn(async () => [{ id: 7, text: " Kouter 31 " }, null, { id: "b" }, { text: "no id" }]),
  });
  expect(await suggestAddresses(provider, "kout", "BE", signal)).toEqual([{ id: "7", text: "Kouter 31" }]);
  expect(provider.suggest).toHaveBeenCalledWith("kout", "BE", signal);
  expect(calls.paths).toEqual([]);
  await expect(suggestAddresses(provide({ suggest: async () => "none" }), "kout", "BE", signal)).rejects.toThrow(
    "expected a list",
  );
});

const keys: [title: string, answer: () => Promise<unknown>, key: string, warnings: number][] = [
  ["the server's key", () => Promise.resolve("from-server"), "from-server", 0],
  ["the page's key when the server fails", () => Promise.reject(new TypeError("no network")), "from-page", 1],
  ["the page's key when the server has none", () => Promise.resolve(""), "from-page", 1],
  ["the page's key when the server's response is not a key", () => Promise.resolve({ key: "x" }), "from-page", 1],
];
test.each(keys)("PUP-08 a provider that needs a key is started once, with %s", async (_what, answer, key, warnings) => {
  calls.answer = answer;
  const start = vi.fn();
  const provider = provide({ start });
  await Promise.all([
    suggestAddresses(provider, "kou", "BE", signal),
    suggestAddresses(provider, "kout", "BE", signal),
  ]);
  await suggestAddresses(provider, "koute", "BE", signal);
  expect(start.mock.calls).toEqual([[key]]);
  expect(calls.paths).toEqual(["/api/v1/settings/GoogleFrontAPIKey"]);
  // Typing a street never opens the login.
  expect(calls.options).toEqual([{ login: false }]);
  expect(warned).toHaveBeenCalledTimes(warnings);
});

test("PUP-06 a provider that failed to start is started again at the next search", async () => {
  const start = vi.fn().mockRejectedValueOnce(new Error("blocked"));
  const provider = provide({ start });
  await expect(suggestAddresses(provider, "kou", "BE", signal)).rejects.toThrow("blocked");
  expect(await suggestAddresses(provider, "kout", "BE", signal)).toHaveLength(1);
  expect(start).toHaveBeenCalledTimes(2);
});

test("PUP-06 an address without postal code is looked up by its coordinates", async () => {
  const reverse = vi.fn(async () => ({ postalCode: "8000", city: "Brugge" }));
  const [lat, lon] = [51.2, 3.2];
  expect(await resolveAddress(provide({ reverse }), "a", signal)).toEqual(place);
  expect(reverse).not.toHaveBeenCalled();
  const without = { resolve: async () => ({ street: "Nieuwe Steenweg 4", lat, lon }) };
  expect(await resolveAddress(provide({ ...without, reverse }), "a", signal)).toEqual({
    postalCode: "8000",
    city: "Brugge",
    street: "Nieuwe Steenweg 4",
  });
  expect(reverse).toHaveBeenCalledWith(lat, lon, signal);
  expect(warned).not.toHaveBeenCalled();
  const broken = vi.fn().mockRejectedValue(new Error("quota"));
  expect(await resolveAddress(provide({ ...without, reverse: broken }), "a", signal)).toEqual({
    postalCode: "",
    city: "",
    street: "Nieuwe Steenweg 4",
  });
  expect(warned).toHaveBeenCalledTimes(1);
  expect(await resolveAddress(provide({ resolve: async () => null, reverse }), "a", signal)).toEqual({
    postalCode: "",
    city: "",
    street: "",
  });
});
