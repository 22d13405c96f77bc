import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Definition } from "../shared/island/define.ts";
import { describe, type IslandDescription } from "../tools/description/describe.ts";

const root = join(import.meta.dirname, "../islands");

/** All islands as the tools know them, sorted by name. */
export async function describedIslands(): Promise<IslandDescription[]> {
  const folders = readdirSync(root).flatMap((domain) =>
    readdirSync(join(root, domain)).map((name) => [domain, name] as const),
  );
  const islands = folders.map(async ([domain, name]) => {
    const { default: definition } = (await import(join(root, domain, name, "definition.ts"))) as {
      default: Definition;
    };
    return describe(definition, domain, existsSync(join(root, domain, name, "reserve.css")));
  });
  return (await Promise.all(islands)).sort((one, other) => (one.name < other.name ? -1 : 1));
}
