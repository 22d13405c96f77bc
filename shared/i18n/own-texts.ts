import { warn } from "../warn.ts";
import { loadGroup } from "./load-group.ts";
import type { Translator } from "./translator.ts";

/** Milliseconds that islands wait for Atoll's own texts. After that they show the words of keys until the
 * texts arrive. */
const GROUPS_TIMEOUT_MS = 5_000;

/** A group of texts, such as `Cart`. */
export interface Group {
  name: string;
  /** How many texts it has; plural forms of a text count as one. NaN when unknown. */
  size: number;
}

interface OwnTexts {
  /** The groups in `lists`, such as "Cart:24 Core:9", that have not been requested. From now on they have. */
  request(lists: ReadonlySet<string>): Group[];
  /**
   * Adds groups to the translator. Resolves when they are added, or after 5 s; a group that comes later is added then,
   * and `onLate` is called. A group that fails is requested again on the next page. `isQuiet` omits its warning.
   */
  load(groups: readonly Group[], onLate: () => void, isQuiet?: () => boolean): Promise<void>;
}

/** Loads Atoll's own texts, group by group, each once. */
export function ownTexts(translator: Translator): OwnTexts {
  const requested = new Set<string>();

  async function loadOne(name: string, isQuiet: () => boolean): Promise<void> {
    try {
      translator.addGroup(name, await loadGroup(translator.language, name));
    } catch (error) {
      if (!isQuiet()) warn(`the texts of ${name} could not be loaded.`, error);
      translator.addGroup(name, {});
      // Before the islands of the next page mount.
      document.addEventListener("page:swap", () => requested.delete(name), { once: true });
    }
  }

  return {
    request(lists) {
      const all = [...lists].flatMap((list) => list.split(" ")).map((entry) => entry.split(":"));
      const groups = new Map(all.filter(([name]) => name && !requested.has(name)) as [string, string][]);
      for (const name of groups.keys()) {
        requested.add(name);
        translator.expectGroup(name);
      }
      return [...groups].map(([name, size]) => ({ name, size: Number(size) }));
    },
    async load(groups, onLate, isQuiet = () => false) {
      let timeout: ReturnType<typeof setTimeout>;
      let isLate = false;
      const limit = new Promise<void>((resolve) => {
        timeout = setTimeout(() => {
          isLate = true;
          for (const { name } of groups) translator.giveUp(name);
          resolve();
        }, GROUPS_TIMEOUT_MS);
      });
      const loads = groups.map(async ({ name }) => {
        await loadOne(name, isQuiet);
        if (isLate) onLate();
      });
      await Promise.race([Promise.all(loads), limit]);
      clearTimeout(timeout!);
    },
  };
}
