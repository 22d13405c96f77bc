// An island fails without the elements that its definition lists as needed.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { IslandError } from "../../../shared/island/contract.ts";
import type { Definition } from "../../../shared/island/define.ts";
import { island, type View } from "../../../shared/island/mount.ts";
import type { IslandDescription } from "../../../tools/description/describe.ts";
import { describedIslands } from "../../described-islands.ts";

const islands = await describedIslands();
const needs = islands.flatMap((island) =>
  island.needs.map(({ selector, expects }) => [island.name, expects.replaceAll("`", ""), selector, island] as const),
);
const folderOf = ({ domain, name }: IslandDescription): string =>
  join(import.meta.dirname, "../../../islands", domain, name);

afterEach(() => document.body.replaceChildren());

test.each(needs)("%s expects %s and throws without it", async (name, _expects, selector, described) => {
  const { default: definition } = (await import(join(folderOf(described), "definition.ts"))) as { default: Definition };
  const { default: view } = (await import(join(folderOf(described), `${name}.ts`))) as {
    default: View<Definition["config"]>;
  };
  const mount = (host: HTMLElement): unknown =>
    island(definition, view)(host, { signal: AbortSignal.abort(), id: name, fail: vi.fn() });
  const lacking = described.examples
    .flatMap((example) => hostsWithLess(example, name))
    .filter((host) => !host.matches(selector));
  expect(lacking.length).toBeGreaterThan(0);
  for (const host of lacking) {
    document.body.replaceChildren(host);
    expect(() => mount(host), host.outerHTML).toThrow(
      expect.objectContaining({
        phase: "config",
        message: expect.stringContaining(" expects "),
      } satisfies Partial<IslandError>),
    );
  }
});

/**
 * Variants of an example's host that each lack something: its tag name, all content, one element, all elements of a tag
 * name, or one attribute.
 */
function hostsWithLess(example: string, name: string): HTMLElement[] {
  const place = document.createElement("div");
  place.innerHTML = example;
  const host = place.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!host) return [];
  const inside = [...host.querySelectorAll("*")];
  const without = (isGone: (element: Element, index: number) => boolean): HTMLElement => {
    const copy = host.cloneNode(true) as HTMLElement;
    for (const removed of [...copy.querySelectorAll("*")].filter(isGone)) removed.remove();
    return copy;
  };
  const plain = document.createElement("div");
  for (const { name, value } of host.attributes) plain.setAttribute(name, value);
  plain.append(...without(() => false).childNodes);
  return [
    plain,
    without(() => true),
    ...inside.map((_, at) => without((_element, index) => index === at)),
    ...[...new Set(inside.map(({ localName }) => localName))].map((kind) =>
      without(({ localName }) => localName === kind),
    ),
    ...[...host.attributes]
      .filter((attribute) => attribute.name !== "data-island")
      .map((attribute) => {
        const copy = without(() => false);
        copy.removeAttribute(attribute.name);
        return copy;
      }),
  ];
}

/** Islands that need something that no selector describes, such as a field whose name is in an attribute. */
const otherwise = [
  "analytics",
  "consent",
  "countdown",
  "length-calculator",
  "mobile-navigation",
  "qr-code",
  "quick-view",
  "saved-choice",
];

test("islands that throw config errors declare their needs, with known exceptions", () => {
  const refuses = (island: IslandDescription): boolean =>
    readdirSync(folderOf(island)).some(
      (file) =>
        /\.tsx?$/.test(file) &&
        /\b(?:configError|IslandError|findInput|searchInput|stepButtons)\(/.test(
          readFileSync(join(folderOf(island), file), "utf8"),
        ),
    );
  const silent = islands.filter((island) => refuses(island) && island.needs.length === 0).map(({ name }) => name);
  expect(silent).toEqual(otherwise);
});
