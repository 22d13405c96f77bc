import "../../../unit/stand-ins/form-owner.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/product/variations/definition.ts";
import variations from "../../../../islands/product/variations/variations.ts";
import { emit } from "../../../../shared/events.ts";
import { keyWords } from "../../../../shared/i18n/key-words.ts";
import { island } from "../../../../shared/island/mount.ts";
import { awaitLookup } from "../../../../shared/stores/product.ts";
import { compose, endComposition } from "../../../unit/stand-ins/composition.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

/**
 * With `isLate` the texts come when the test calls the functions of `waiting`; with `isMissing` they cannot be loaded, and
 * the words of their keys stand in.
 */
const site = vi.hoisted(() => ({ isLate: false, isMissing: false, waiting: [] as (() => void)[] }));
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  withTexts(use: (t: (key: string, ...values: string[]) => string) => void) {
    const come = (): void => use(site.isMissing ? keyWords : (key, ...values) => [key, ...values].join(" "));
    if (site.isLate) site.waiting.push(come);
    else come();
    return () => {};
  },
  texts: () => null,
}));

const value = (id: string, IsUnavailable = false, ...codes: string[]) => ({
  ProductAttributeValueId: id,
  DisplayValue: id.toUpperCase(),
  IsUnavailable,
  ColorCode1: codes[0] ?? "",
  ColorCode2: codes[1] ?? "",
  ColorCode3: codes[2] ?? "",
});
const answer = (colour: string, size: string) => ({
  ProductId: "p1",
  ProductVariantId: `${colour}-${size}`,
  SKU: `SKU-${colour}-${size}`,
  CurrencyCode: "EUR",
  UnitPriceTaxIncl: 12.5,
  StockText: "<b>3</b> left",
  CurrentStockState: "InStock",
  ProductVariantAttributesViewModel: [
    {
      VariationDisplayTypeValue: "Square",
      Value: colour,
      ProductAttributeValuesViewModel: [value("red", false, "#f00"), value("blue", true, "#00f", "#fff")],
    },
    {
      VariationDisplayTypeValue: "List",
      Value: size,
      ProductAttributeValuesViewModel: [value("s"), value("m", true), value("l")],
    },
  ],
});

const html = (
  attributes = "",
) => `<div data-product><p data-product-state="InStock"><b data-product-value="UnitPriceTaxIncl">€1</b>
  <i data-product-value="StockText">In stock</i></p>
<form data-item-id="p1" data-item-sku="old" data-item-price="1"><input type="hidden" name="ProductVariantId"
  value="red-s"><input name="Quantity" value="1">
<div data-island="variations" data-product-id="p1" ${attributes}>
<label><input type="radio" name="colour" value="red" data-colors="#f00" checked> Red</label>
  <label><input type="radio" name="colour" value="blue" data-colors="#00f #fff"> Blue</label>
<select name="size"><option value="s">S</option><option value="m">M</option><option
  value="xl">XL</option></select></div></form></div>`;

let abort: AbortController;
let fetched: string[];
beforeEach(() => {
  abort = new AbortController();
  fetched = [];
  site.isLate = site.isMissing = false;
  standInShell({ locale: "en", currency: "EUR" });
});
afterEach(() => {
  abort.abort();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function show(attributes = "", response: unknown = answer("red", "l"), part = "") {
  vi.stubGlobal(
    "fetch",
    vi.fn(
      async (url: string) => (
        fetched.push(url),
        new Response(JSON.stringify(response), { headers: { "Content-Type": "application/json" } })
      ),
    ),
  );
  document.body.innerHTML = html(attributes);
  document.querySelector("[data-product]")!.insertAdjacentHTML("beforeend", part);
  const host = document.querySelector<HTMLElement>("[data-island]")!;
  const before = document.body.innerHTML;
  const unmount = island(definition, variations)(host, { signal: abort.signal, id: "variations-1", fail: vi.fn() });
  const leave = (): void => {
    abort.abort();
    unmount();
  };
  const radios = [...host.querySelectorAll<HTMLInputElement>("input")] as [HTMLInputElement, HTMLInputElement];
  return {
    host,
    before,
    leave,
    radios,
    select: host.querySelector("select")!,
    hidden: document.querySelector<HTMLInputElement>("[type=hidden]")!,
  };
}

const choose = (select: HTMLSelectElement, value: string): void => {
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
};

test("VAR-02 NAV-20 swatches are painted, and unmounting restores the markup", () => {
  const { before, leave, radios } = show();
  expect(radios[1].style.backgroundImage).toContain("linear-gradient");
  expect(radios[1].className).toBe("atoll-swatch");
  leave();
  expect(document.body.innerHTML).toBe(before);
});

test("VAR-03 an unavailable option has its name until the texts come, and then says so", async () => {
  site.isLate = true;
  const { select, radios, hidden } = show("", answer("red", "m"));
  choose(select, "m");
  await vi.waitFor(() => expect(hidden.value).toBe("red-m"));
  const labels = (): string[] => [select.options[1]!.text, radios[1].parentElement!.textContent.trim()];
  expect(labels()).toEqual(["M", "BLUE"]);
  select.value = "s";
  for (const come of site.waiting) come();
  await vi.waitFor(() => expect(labels()).toEqual(["Variant.Unavailable M", "Variant.Unavailable BLUE"]));
  // The texts do not undo the choice that the visitor has made meanwhile.
  expect(select.value).toBe("s");
});

test("VAR-03 the text of a value is written once, and only when it changes", async () => {
  const { select, hidden } = show("", answer("red", "m"));
  const written: unknown[] = [];
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    written.push(...added.filter((node) => node instanceof Text).map(({ textContent }) => textContent));
  });
  observer.observe(select, { subtree: true, childList: true });
  choose(select, "m");
  await vi.waitFor(() => expect(hidden.value).toBe("red-m"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(written.sort()).toEqual(["L", "Variant.Unavailable M"]);
  observer.disconnect();
});

test("VAR-03 LOC-03 an unavailable option keeps its name when the texts cannot be loaded", async () => {
  site.isMissing = true;
  const { select, radios, hidden } = show("", answer("red", "m"));
  choose(select, "m");
  await vi.waitFor(() => expect(hidden.value).toBe("red-m"));
  expect([select.options[1]!.text, radios[1].parentElement!.textContent.trim()]).toEqual(["M", "BLUE"]);
  // Nor do the words of the key replace it a moment later.
  await new Promise((resolve) => setTimeout(resolve));
  expect(select.options[1]!.text).toBe("M");
});

test("VAR-01 VAR-03 VAR-04 names, prices, texts and options follow the response", async () => {
  const { host, radios, select, hidden } = show();
  choose(select, "m");
  await vi.waitFor(() => expect(hidden.value).toBe("red-l"));
  expect(fetched).toEqual([
    "/api/v1/catalog/products/p1/productvariants?ProductVariantId=red-s&Quantity=1&colour=red&size=m&quantity=1",
  ]);
  expect([...select.options].map(({ text, value, disabled }) => [text, value, disabled])).toEqual([
    ["S", "s", false],
    ["Variant.Unavailable M", "m", true],
    ["L", "l", false],
  ]);
  expect(select.value).toBe("l");
  expect(radios.map(({ disabled, checked }) => [disabled, checked])).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(radios[1].parentElement!.textContent!.trim()).toBe("Variant.Unavailable BLUE");
  expect(document.querySelector("b")!.textContent).toBe("€12.50");
  expect(document.querySelector("i")!.textContent).toBe("<b>3</b> left");
  expect(document.querySelector("form")!.dataset).toMatchObject({ itemSku: "SKU-red-l", itemPrice: "12.5" });
  expect(host.textContent).toContain("Variant.NotMade RED M L");
});

test("VAR-03 without the names of the values the message names those that are shown", async () => {
  const nameless = answer("red", "l");
  for (const { ProductAttributeValuesViewModel } of nameless.ProductVariantAttributesViewModel)
    for (const one of ProductAttributeValuesViewModel) one.DisplayValue = "";
  const { host, select } = show("", nameless);
  choose(select, "m");
  await vi.waitFor(() => expect(host.textContent).toContain("Variant.NoSuchVariant Variant.NearestShown Red"));
});

test("VAR-03 a radio button as a button keeps its text, and its name says that it is not made", async () => {
  const { radios, select, hidden } = show(`data-radio-style="buttons"`, answer("red", "m"));
  for (const radio of radios) radio.removeAttribute("data-colors");
  choose(select, "m");
  await vi.waitFor(() => expect(hidden.value).toBe("red-m"));
  await vi.waitFor(() => expect(radios[1].ariaLabel).toBe("Variant.Unavailable BLUE"));
  expect(radios[1].parentElement!.textContent!.trim()).toBe("BLUE");
  expect(radios[0].hasAttribute("aria-label")).toBe(false);
  // A select keeps its text, which says it.
  expect(select.options[1]!.text).toBe("Variant.Unavailable M");
});

test("VAR-01 fields of the order form that are outside it are read and updated", async () => {
  show();
  const form = document.querySelector("form")!;
  form.id = "order";
  const [hidden, quantity] = ["ProductVariantId", "Quantity"].map((name) => {
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    field.setAttribute("form", "order");
    document.body.append(field);
    return field;
  }) as [HTMLInputElement, HTMLInputElement];
  quantity.value = "3";
  emit(quantity, "quantity:changed", { quantity: 3 });
  await vi.waitFor(() => expect(hidden.value).toBe("red-l"));
  expect(fetched.map((url) => new URL(url, location.href).searchParams.get("quantity"))).toEqual(["3"]);
});

test.each([
  ["en", "piece", "1,000"],
  ["en", "piece", "1.000"],
  ["nl", "weight", "1.000"],
])(
  "VAR-05 QTY-07 in %s, sold by the %s, %s may be a thousand: no price is asked for",
  async (locale, soldBy, typed) => {
    standInShell({ locale, currency: "EUR" });
    const { select } = show(`data-sold-by="${soldBy}"`);
    const field = document.querySelector<HTMLInputElement>("[name=Quantity]")!;
    field.value = typed;
    choose(select, "m");
    const lookup = awaitLookup(document.querySelector("form")!);
    expect([await lookup, fetched]).toEqual([{ refusal: "Variant.QuantityFirst" }, []]);
    field.value = "1000";
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await vi.waitFor(() => expect(fetched).toHaveLength(1));
    expect(fetched[0]).toMatch(/quantity=1000$/);
  },
);

test("VAR-04 hidden fields get the values of the server, also prices, and the next lookup sends them back", async () => {
  const { select } = show("", { ...answer("red", "l"), DiscountAmount: null });
  const form = document.querySelector("form")!;
  for (const name of ["UnitPriceTaxIncl", "DiscountAmount", "StockText"])
    form.insertAdjacentHTML("beforeend", `<input type="hidden" name="${name}" value="old">`);
  choose(select, "m");
  const values = (): string[] =>
    [...form.querySelectorAll<HTMLInputElement>("[type=hidden]")].map(({ value }) => value);
  await vi.waitFor(() => expect(values()).toEqual(["red-l", "12.5", "", "<b>3</b> left"]));
  // The page shows the same price as formatted text.
  expect(document.querySelector("b")!.textContent).toBe("€12.50");
  choose(select, "s");
  await vi.waitFor(() => expect(fetched).toHaveLength(2));
  expect(new URL(fetched[1]!, location.href).searchParams.get("UnitPriceTaxIncl")).toBe("12.5");
});

test("VAR-03 with data-unavailable=selectable unavailable values can be chosen", async () => {
  const { radios, select, hidden } = show(`data-unavailable="selectable"`);
  choose(select, "m");
  await vi.waitFor(() => expect(hidden.value).toBe("red-l"));
  expect(radios[1].disabled).toBe(false);
  expect(radios[1].hasAttribute("data-unavailable")).toBe(true);
  expect([...select.options].some(({ disabled }) => disabled)).toBe(false);
});

test("VAR-04 mounting again makes no request for the variant already shown", async () => {
  const { host, leave, select, hidden } = show();
  choose(select, "m");
  await vi.waitFor(() => expect(hidden.value).toBe("red-l"));
  leave();
  expect(host.querySelector(".atoll-variations-note")).toBeNull();
  const again = new AbortController();
  island(definition, variations)(host, { signal: again.signal, id: "variations-2", fail: vi.fn() });
  await Promise.resolve();
  expect(fetched).toHaveLength(1);
  again.abort();
});

test("VAR-04 ANA-05 the data for the tag manager follows the variant", async () => {
  const { select, hidden } = show("", { ...answer("red", "l"), UnitPriceTaxExcl: 10.33 });
  const form = document.querySelector("form")!;
  Object.assign(form.dataset, { itemPriceExclTax: "0.83", itemVariant: "old" });
  form.insertAdjacentHTML(
    "beforeend",
    `<script type="application/json" data-item>{"item_id":"p1","price":1,"sku":"old"}</script>`,
  );
  const events: unknown[] = [];
  document.body.addEventListener(
    "product:variant",
    ({ target, detail }: Event & { detail?: unknown }) =>
      events.push([target === form, hidden.value, form.dataset["itemSku"], detail]),
    { signal: abort.signal },
  );
  choose(select, "m");
  await vi.waitFor(() =>
    expect(events).toEqual([
      [
        true,
        "red-l",
        "SKU-red-l",
        { variantId: "red-l", sku: "SKU-red-l", price: { amount: 125, scale: 1, currency: "EUR" } },
      ],
    ]),
  );
  expect(form.dataset).toMatchObject({
    itemSku: "SKU-red-l",
    itemVariant: "SKU-red-l",
    itemPrice: "12.5",
    itemPriceExclTax: "10.33",
  });
  expect(JSON.parse(form.querySelector("script")!.textContent!)).toEqual({
    item_id: "p1",
    price: 10.33,
    sku: "SKU-red-l",
  });
});

test("VAR-04 ERR-05 where the code of the answer is gone, the second retry loads the page in full", async () => {
  vi.doMock("../../../../islands/product/variations/show-variant.ts", () => {
    throw new Error("404");
  });
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { host, select } = show();
  choose(select, "m");
  for (const times of [1, 2]) {
    await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(times));
    const retry = await vi.waitUntil(() => host.querySelector<HTMLButtonElement>(".atoll-variations-note button"));
    expect(reload).not.toHaveBeenCalled();
    retry.click();
  }
  expect([reload.mock.calls.length, fetched.length]).toEqual([1, 2]);
  vi.doUnmock("../../../../islands/product/variations/show-variant.ts");
  vi.restoreAllMocks();
});

test("VAR-04 a failed part keeps the focus, and so does its retry", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const { select, hidden } = show();
  document
    .querySelector("[data-product]")!
    .insertAdjacentHTML("beforeend", `<div data-product-part="table" data-url="/table"><a href="/x">Old</a></div>`);
  vi.mocked(window.atoll!.setHtml).mockImplementation((part, html) => void (part.innerHTML = String(html)));
  const part = document.querySelector<HTMLElement>("[data-product-part]")!;
  part.querySelector("a")!.focus();
  let table = new Response("no", { status: 500 });
  vi.stubGlobal(
    "fetch",
    vi.fn(async (url: string) => (url.startsWith("/table") ? table : new Response(JSON.stringify(answer("red", "l"))))),
  );
  choose(select, "m");
  await vi.waitFor(() => expect(hidden.value).toBe("red-l"));
  await vi.waitFor(() => expect(document.activeElement).toBe(part.querySelector("button")));
  table = new Response("<table><tbody><tr><td>New</td></tr></tbody></table>", {
    headers: { "Content-Type": "text/html" },
  });
  part.querySelector("button")!.click();
  await vi.waitFor(() => expect(part.textContent).toBe("New"));
  expect(document.activeElement).toBe(part);
  part.blur();
  expect(part.hasAttribute("tabindex")).toBe(false);
});

test("PRO-09 a part with the same version stays; another version replaces it", async () => {
  const photos = (version: string, more = "") =>
    `<div data-island="gallery"${more}><ul data-part-version="${version}"><li>${version}</li></ul></div>`;
  const { select, hidden, radios } = show(
    "",
    undefined,
    `<div data-product-part="photos"
      data-url="/photos">${photos("red", ' role="group" data-island-state="live"').replace("<li>", '<li inert="">')}</div>`,
  );
  let come = photos("red");
  let nextAnswer = answer("red", "l");
  vi.stubGlobal(
    "fetch",
    vi.fn(async (url: string) =>
      url.startsWith("/photos")
        ? new Response(come, { headers: { "Content-Type": "text/html" } })
        : new Response(JSON.stringify(nextAnswer)),
    ),
  );
  choose(select, "m");
  await vi.waitFor(() => expect(hidden.value).toBe("red-l"));
  expect(window.atoll!.setHtml).not.toHaveBeenCalled();
  [come, nextAnswer] = [photos("blue"), answer("blue", "l")];
  radios[1].disabled = false;
  radios[1].checked = true;
  radios[1].dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(hidden.value).toBe("blue-l"));
  expect(window.atoll!.setHtml).toHaveBeenCalledExactlyOnceWith(document.querySelector("[data-product-part]"), come);
});

test("VAR-04 QTY-06 a lookup aborted by leaving the page is repeated on return", async () => {
  const { host, leave, select } = show();
  const form = document.querySelector("form")!;
  choose(select, "m");
  await vi.waitFor(() => expect(awaitLookup(form)).toBeUndefined());
  vi.stubGlobal(
    "fetch",
    vi.fn(
      (_: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal!.addEventListener("abort", () => reject(signal!.reason))),
    ),
  );
  const field = form.querySelector<HTMLInputElement>("[name=Quantity]")!;
  field.value = "6";
  emit(field, "quantity:changed", { quantity: 6 });
  leave();
  vi.stubGlobal(
    "fetch",
    vi.fn(
      async (url: string) => (
        fetched.push(url),
        new Response(JSON.stringify({ ...answer("red", "l"), UnitPriceTaxIncl: 11 }))
      ),
    ),
  );
  const again = new AbortController();
  island(definition, variations)(host, { signal: again.signal, id: "variations-2", fail: vi.fn() });
  await vi.waitFor(() => expect(document.querySelector("b")!.textContent).toBe("€11.00"));
  expect(fetched.at(-1)).toContain("quantity=6");
  expect(awaitLookup(form)).toBeUndefined();
  again.abort();
});

test("ERR-06 VAR-01 without selects or radio buttons it throws", () => {
  document.body.innerHTML = '<form><div data-island="variations" data-product-id="p1">Nothing</div></form>';
  const mount = () =>
    island(definition, variations)(document.querySelector<HTMLElement>("[data-island]")!, {
      signal: abort.signal,
      id: "v-1",
      fail: vi.fn(),
    });
  expect(mount).toThrow("variations on <div> expects selects or radio buttons");
});

test("VAR-01 VAR-05 a composed quantity is looked up once, when complete", async () => {
  const { select } = show();
  const field = document.querySelector<HTMLInputElement>("[name=Quantity]")!;
  field.value = "";
  choose(select, "m");
  compose(field, "1");
  expect(fetched).toEqual([]);
  endComposition(field, "12");
  await vi.waitFor(() => expect(fetched).toHaveLength(1));
  expect(fetched[0]).toMatch(/quantity=12$/);
});
