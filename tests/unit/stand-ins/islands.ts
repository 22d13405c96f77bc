import type { Mount } from "../../../shared/island/contract.ts";
import type { Islands } from "../../../shell/core/islands-on-demand.ts";
import type { RegisteredIsland } from "../../../shell/extras/islands/registry.ts";
import { createIslands } from "../../../shell/extras/islands/scan.ts";

export type Made = { mount: Mount } & Partial<RegisteredIsland>;

/** The islands of a page with this registry. Their code loads at once, unless `load` loads it. */
export function pageOf(registry: Record<string, Made>, load?: (file: string) => Promise<unknown>): Islands {
  const registered = Object.entries(registry).map(
    ([name, { mount: _, ...rest }]) => [name, { file: name, when: "load", ...rest }] as const,
  );
  return createIslands(
    { base: "/", islands: Object.fromEntries(registered) },
    (async (_type: string, _base: string, { file }: { file: string }) =>
      load?.(file) ?? { default: registry[file]!.mount }) as never,
  );
}

/** An island that counts its mounts and unmounts. */
export function counter(extra: Partial<RegisteredIsland> = {}): Made & { on: number; off: number } {
  const counts = {
    on: 0,
    off: 0,
    mount: () => {
      counts.on++;
      return () => void counts.off++;
    },
    ...extra,
  };
  return counts;
}

/** Waits until all pending promise callbacks have run. */
export const settledPromises = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Fills the body and returns its first element. */
export const body = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};
