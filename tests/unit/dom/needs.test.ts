// Each need of each island is taken out of each example. The runtime, the linter and the overlay must report it.
import "../stand-ins/form-owner.ts";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { Definition } from "../../../shared/island/define.ts";
import { createMount } from "../../../shared/island/create-mount.ts";
import { island } from "../../../shared/island/mount.ts";
import { isSelector, unmetNeed } from "../../../shared/island/needs.ts";
import { readConfig } from "../../../shared/island/read-config.ts";
import { configRows } from "../../../tools/debug/config-rows.ts";
import { lackOf } from "../../../tools/debug/lack.ts";
import type { IslandDescription } from "../../../tools/description/describe.ts";
import { markup } from "../../../tools/description/markup.ts";
import { lint } from "../../../tools/lint/lint.ts";
import { vocabularyOf } from "../../../tools/lint/vocabulary.ts";
import { describedIslands } from "../../described-islands.ts";
import { usualSettings, wholePage } from "../../lint-vocabulary.ts";
import { pageOf, settledPromises } from "../stand-ins/islands.ts";
import { fullerVariantsOf, variantsOf } from "../stand-ins/variants.ts";

const described = (await describedIslands()).filter(({ wide }) => !wide);
const vocabulary = vocabularyOf(described, markup.attributes);
const definitionOf = async ({ domain, name }: IslandDescription): Promise<Definition> =>
  (
    (await import(join(import.meta.dirname, "../../../islands", domain, name, "definition.ts"))) as {
      default: Definition;
    }
  ).default;
const islands = await Promise.all(
  described.map(async (island) => ({ island, definition: await definitionOf(island) })),
);

const logged = vi.spyOn(console, "error").mockReturnValue();
const warned = vi.spyOn(console, "warn").mockReturnValue();
afterEach(() => document.body.replaceChildren());

const hostIn = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-island="${name}"]`)!;

/** Mounts the island of the page as the shell does, with a view that only records its call. */
async function mount(definition: Definition, view = vi.fn()): Promise<{ host: HTMLElement; view: typeof view }> {
  const { name, fallback, needs } = definition;
  // As the build does.
  const adapt = Object.keys(needs!).every(isSelector) ? createMount : island;
  const host = hostIn(name);
  const others = Object.fromEntries(described.map((other) => [other.name, { mount: () => () => {} }]));
  pageOf({ ...others, [name]: { mount: adapt(definition, view), replace: fallback === "replace" } }).scan(host);
  await settledPromises();
  return { host, view };
}

/** Loads `html`, and checks that its island fails with one message, which it returns, and is otherwise unchanged. */
async function failure(definition: Definition, html: string): Promise<string> {
  document.body.innerHTML = html;
  for (const spy of [logged, warned]) spy.mockClear();
  const before = hostIn(definition.name).outerHTML;
  const { host, view } = await mount(definition);
  expect(host.dataset["islandState"], html).toBe("failed");
  // The islands inside it start.
  expect(host.outerHTML.replaceAll(/ data-island-state="\w+"/g, "")).toBe(before);
  expect(view).not.toHaveBeenCalled();
  expect([logged.mock.calls.length, warned.mock.calls.length]).toEqual([1, 0]);
  const { phase, message } = logged.mock.calls[0]![1] as { phase: string; message: string };
  expect(phase).toBe("config");
  expect(message).toMatch(new RegExp(`^${definition.name} on <`));
  return message;
}

const reportsOf = (html: string, code: string): string[] =>
  lint(wholePage(html), vocabulary, usualSettings).flatMap((finding) =>
    finding.code === code ? [finding.message] : [],
  );

const plain = (text: string): string => text.replaceAll("`", "");
/** Whether a message contains a text of a need, in which `{key}` stands for a value. */
const says = (message: string, expects: string): boolean =>
  plain(expects)
    .split(/\{\w+\}/)
    .every((part) => plain(message).includes(part));

const needs = islands.flatMap(({ island, definition }) =>
  Object.entries(definition.needs!).map(
    ([condition, expects], index) => [island.name, plain(expects), condition, { island, definition, index }] as const,
  ),
);

test.each(needs)(
  "ERR-06 %s without %s stays the page's own with one message; the linter and the overlay say the same",
  async (name, _expects, condition, { island, definition, index }) => {
    const { [condition]: expects } = definition.needs!;
    const isLacking = (html: string): boolean => {
      document.body.innerHTML = html;
      const host = hostIn(name);
      if (!host) return false;
      try {
        return unmetNeed(host, { [condition]: expects! }, readConfig(host, definition)) !== undefined;
      } catch {
        // A required attribute is missing, too.
        return false;
      }
    };
    const lacking = island.examples.flatMap((example) => variantsOf(example, island)).filter(isLacking);
    const messages: string[] = [];
    for (const html of lacking) {
      messages.push(await failure(definition, html));
      document.body.innerHTML = html;
      const text = plain(island.needs[index]!.expects);
      expect(reportsOf(document.body.innerHTML, "missing-part").join("\n"), html).toContain(`expects ${text};`);
      expect(lackOf(hostIn(name), island)).toContain("expects ");
    }
    expect(messages.some((message) => says(message, ` expects ${expects}; add it to the markup.`))).toBe(true);
  },
);

const required = islands.flatMap(({ island, definition }) =>
  island.attributes.flatMap((attribute) =>
    attribute.required ? [[island.name, attribute.name, { island, definition, kind: attribute.kind }] as const] : [],
  ),
);

test.each(required)(
  "ERR-06 %s without %s stays the page's own with one message; the linter and the overlay say the same",
  async (name, attribute, { island, definition, kind }) => {
    for (const example of island.examples) {
      for (const value of [null, ""]) {
        document.body.innerHTML = example;
        const host = hostIn(name);
        if (value === null) host.removeAttribute(attribute);
        else host.setAttribute(attribute, value);
        if (kind === "json") for (const script of host.querySelectorAll("script")) script.remove();
        const html = document.body.innerHTML;
        expect(await failure(definition, html)).toContain(`: ${attribute} expects `);
        expect(reportsOf(html, "missing-required").join("\n")).toContain(` expects ${attribute}, `);
        document.body.innerHTML = html;
        const row = configRows(hostIn(name), island, { attributes: [], islands: [] }).find(
          (row) => row.name === attribute,
        );
        expect(row?.problem).toContain("the island is not mounted");
      }
    }
  },
);

test.each(islands.map(({ island, definition }) => [island.name, island, definition] as const))(
  "ERR-06 the examples of %s lack nothing",
  async (name, { examples, needs, attributes }, definition) => {
    for (const example of examples) {
      document.body.innerHTML = example.replace(/ data-island-when="\w+"/, "");
      const { host, view } = await mount(definition);
      expect([host.dataset["islandState"], view.mock.calls.length]).toEqual(["live", 1]);
      document.body.innerHTML = example;
      expect(lackOf(hostIn(name), { needs, attributes })).toBeUndefined();
      expect([...reportsOf(example, "missing-part"), ...reportsOf(example, "missing-required")]).toEqual([]);
    }
  },
);

test.each(islands.map(({ island, definition }) => [island.name, island, definition] as const))(
  "ERR-06 %s lacks nothing beside other forms and lists, or with fields outside their form",
  async (name, island, definition) => {
    for (const html of island.examples.flatMap((example) => fullerVariantsOf(example, island))) {
      document.body.innerHTML = html;
      const { host, view } = await mount(definition);
      expect([host.dataset["islandState"], view.mock.calls.length], html).toEqual(["live", 1]);
      document.body.innerHTML = html;
      expect(lackOf(hostIn(name), island), html).toBeUndefined();
      expect(reportsOf(html, "missing-part"), html).toEqual([]);
    }
  },
);

const radios = '<input type="radio" name="Address" value="7">';
test.each([
  [
    "gallery",
    "with a list of links after the photos",
    `<div data-island="gallery"><ul><li><img src="/a" alt="a"></li></ul><ol><li><a href="/x">x</a></li></ol></div>`,
  ],
  [
    "cart-lines",
    "without lines but with a form that orders a product",
    `<div data-island="cart-lines"><p>Empty</p><form><input name="ProductVariantId"><input name="Quantity"></form></div>`,
  ],
  [
    "postal-code",
    "with a country, and the name of a field that does not exist",
    `<form><div data-island="postal-code" data-country-id="1" data-country-field="None"><input></div></form>`,
  ],
  [
    "address-picker",
    "without addresses",
    `<form><div data-island="address-picker" data-type="Shipping" data-input-name="Address"></div></form>`,
  ],
  [
    "address-picker",
    "without a form",
    `<div data-island="address-picker" data-type="Shipping" data-input-name="Address">${radios}</div>`,
  ],
  ["facets", "without filters", '<form data-island="facets"><button>Show</button></form>'],
  [
    "prepaid-accounts",
    "without accounts",
    '<div data-island="prepaid-accounts"><form><input name="Code"></form></div>',
  ],
  [
    "coupon",
    "with a form that removes the coupon before the form with the code",
    `<div data-island="coupon"><form><button>Remove</button></form><form><input name="CouponCode"></form></div>`,
  ],
])("ERR-06 %s starts %s; the linter and the overlay report nothing", async (name, _, html) => {
  const { island, definition } = islands.find((each) => each.island.name === name)!;
  document.body.innerHTML = html;
  const { host, view } = await mount(definition);
  expect([host.dataset["islandState"], view.mock.calls.length]).toEqual(["live", 1]);
  document.body.innerHTML = html;
  expect(lackOf(hostIn(name), island)).toBeUndefined();
  expect(reportsOf(html, "missing-part")).toEqual([]);
});

test.each([
  ["gallery", "on the list itself", '<ul data-island="gallery"><li><img src="/a" alt="a"></li></ul>', "a list in it"],
  [
    "share",
    "with unknown targets only",
    '<div data-island="share"><a data-share="fax" href="/f">Fax</a></div>',
    "email, whatsapp, facebook, linkedin, x, copy",
  ],
])("ERR-06 %s %s stays the page's own with one message; the linter says the same", async (name, _, html, text) => {
  const { definition } = islands.find((each) => each.island.name === name)!;
  expect(await failure(definition, html)).toContain(text);
  expect(reportsOf(html, "missing-part").join("\n")).toContain(text);
});
