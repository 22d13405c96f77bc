import { expect, test, vi } from "vitest";
import definition from "../../../../islands/search/reference-search/definition.ts";
import referenceSearch from "../../../../islands/search/reference-search/reference-search.ts";
import { readReferences } from "../../../../shared/api/customer-references.ts";
import { island } from "../../../../shared/island/mount.ts";
import { abort, active, options, paths, searchBox, server, warned } from "../../../unit/stand-ins/search-box.ts";

vi.mock("../../../../shared/i18n/texts.ts", () => import("../../../unit/stand-ins/late-texts.ts"));
vi.mock("../../../../shared/http/call.ts", async (original) => ({
  ...(await original<object>()),
  call: (await import("../../../unit/stand-ins/search-box.ts")).lookUp,
}));

const html = (attributes = ""): string =>
  `<form action="/my/en/catalog/references"${attributes}><label for="r">Reference</label><input id="r" name="q"></form>`;
const show = (attributes = "") => searchBox(html(attributes), island(definition, referenceSearch));

const codes = (from: number, count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({
    CustomerSKU: `ROOM-${from + index}`,
    ProductLink: `/en/product/p${from + index}`,
  }));
const message = (): string | null => document.querySelector(".atoll-options")!.textContent;

test("PRO-05 CAT-06 a reference links to its product; invalid ones are skipped with a warning", () => {
  const rawAnswer = [
    { CustomerSKU: " ROOM-1 ", ProductLink: "~/en/product/cup" },
    { CustomerSKU: 12, ProductLink: "/en/x" },
    { CustomerSKU: "", ProductLink: "/x" },
    { CustomerSKU: "A", ProductLink: "data:text/html,x" },
    null,
  ];
  expect(readReferences(rawAnswer, "/my", location.origin)).toEqual([
    { code: "ROOM-1", url: `${location.origin}/my/en/product/cup` },
    { code: "12", url: `${location.origin}/my/en/x` },
  ]);
  expect(warned).toHaveBeenCalledTimes(3);
});

test.each([null, {}, "<html>", 3, undefined])("PRO-05 %j is not a list of references", (answer) => {
  expect(() => readReferences(answer, "", location.origin)).toThrow(/expected a list of references/);
});

test("PRO-05 the last option loads the next page of references", async () => {
  server.answer = (path) => Promise.resolve(path.endsWith("page=1") ? codes(1, 10) : codes(11, 3));
  const { type, press, input } = show();
  await type("ro");
  expect(paths()).toEqual(["/my/api/v1/catalog/customerref/search?q=ro&page=1"]);
  expect(options()).toHaveLength(11);
  expect(options().at(-1)).toBe("Search.MoreReferences");
  press("ArrowUp");
  expect(press("Enter")).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(paths()[1]).toMatch(/q=ro&page=2$/);
  expect(options()).toHaveLength(13);
  expect(active(input)).toMatch(/\/my\/en\/product\/p11$/);
  expect(document.querySelector("#atoll-live-polite")!.textContent).toBe("Search.ReferenceCount 13");
  press("Escape");
  press("ArrowDown");
  expect(options()).toHaveLength(13);
  expect(paths()).toHaveLength(2);
});

test("PRO-05 CAT-06 an option shows the code with the typed part marked, and leads to its product", async () => {
  server.answer = async () => [{ CustomerSKU: "Tea-ROOM-1", ProductLink: "~/en/product/cup" }];
  const { type, press, input } = show();
  await type("room");
  expect(options()).toEqual(["Tea-ROOM-1"]);
  expect(document.querySelector("[role=option] mark")!.textContent).toBe("ROOM");
  press("ArrowDown");
  expect(active(input)).toBe(`${location.origin}/my/en/product/cup`);
});

test("PRO-05 without a reference, or after an error, one line says so", async () => {
  server.answer = async () => [];
  const { type } = show();
  await type("zz");
  expect(message()).toBe("Search.NoReference");
  server.answer = async () => ({ message: "no list" });
  await type("zzz");
  expect(message()).toBe("Search.Failed");
  expect(warned).toHaveBeenCalledOnce();
});

test("PRO-05 data-url, data-min-length and data-page-size decide what is asked, and when", async () => {
  server.answer = async () => codes(1, 3);
  const { type } = show(' data-url="/api/codes?list=7" data-min-length="4" data-page-size="3"');
  await type("roo");
  expect(paths()).toEqual([]);
  await type("room");
  expect(paths().map((path) => path.replace(location.origin, ""))).toEqual(["/my/api/codes?list=7&q=room&page=1"]);
  expect(options().at(-1)).toBe("Search.MoreReferences");
});

test("PRO-05 NAV-20 removal restores the markup with the typed text, and asks nothing any more", async () => {
  const { host, type, unmount, input } = show();
  const sent = html();
  server.answer = async () => codes(1, 2);
  await type("ro");
  expect(options()).toHaveLength(2);
  await type("roo", 10);
  unmount();
  abort.abort();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(host.outerHTML).toBe(sent);
  expect(input.value).toBe("roo");
  expect(paths()).toHaveLength(1);
});
