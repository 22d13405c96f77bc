// What the definition of an island says that it needs, its code cannot do without.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { IslandError } from "../../../shared/island/contract.ts";
import type { Definition } from "../../../shared/island/define.ts";
import { island, type View } from "../../../shared/island/mount.ts";
import type { IslandDescription } from "../../../tools/description/describe.ts";
import { describedIslands } from "../../described-islands.ts";

const islands = await describedIslands();
const needs = islands.flatMap((island) => island.needs.map(({ selector, expects }) => [island.name, expects.replaceAll("`", ""), selector, island] as const));

afterEach(() => document.body.replaceChildren());

test.each(needs)("%s expects %s, or it does not start", async (name, _expects, selector, { domain, examples }) => {
  const folder = join(import.meta.dirname, "../../../islands", domain, name);
  const { default: definition } = (await import(join(folder, "definition.ts"))) as { default: Definition };
  const { default: view } = (await import(join(folder, `${name}.ts`))) as { default: View<Definition["config"]> };
  const host = hostIn(examples[0]!, { name, selector });
  const mount = (): unknown => island(definition, view)(host, { signal: AbortSignal.abort(), id: name, fail: vi.fn() });
  expect(mount).toThrow(expect.objectContaining({ phase: "config", message: expect.stringContaining(" expects ") } satisfies Partial<IslandError>));
});

/** The island of an example, without what matches `selector`. */
function hostIn(example: string, { name, selector }: { name: string; selector: string }): HTMLElement {
  document.body.innerHTML = example;
  const host = document.querySelector<HTMLElement>(`[data-island="${name}"]`)!;
  const found = [host, ...host.querySelectorAll(selector)].filter((element) => element.matches(selector));
  expect(found.length).toBeGreaterThan(0);
  for (const element of found) if (element !== host) element.remove();
  if (!host.matches(selector)) return host;
  const other = document.createElement("div");
  for (const { name, value } of host.attributes) other.setAttribute(name, value);
  other.append(...host.childNodes);
  host.replaceWith(other);
  return other;
}

/** These look for something that no selector tells, such as a field by a name that an attribute gives. */
const otherwise = ["analytics", "card-payment", "consent", "countdown", "folder-tree", "gallery", "length-calculator", "mobile-navigation", "qr-code", "quick-view", "saved-choice"];

test("islands that refuse to start say in their definition what they need", () => {
  const refuses = ({ domain, name }: IslandDescription): boolean => {
    const folder = join(import.meta.dirname, "../../../islands", domain, name);
    return readdirSync(folder).some((file) => /\.tsx?$/.test(file) && /new IslandError\("config"|\b(?:inputIn|searchInput|stepButtons)\(/.test(readFileSync(join(folder, file), "utf8")));
  };
  const silent = islands.filter((island) => refuses(island) && island.needs.length === 0).map(({ name }) => name);
  expect(silent).toEqual(otherwise);
});
