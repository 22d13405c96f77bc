import { warn } from "../warn.ts";
import { loadGroup } from "./load-group.ts";
import type { Translator } from "./translator.ts";

interface OwnTexts {
  /** The groups in `lists`, such as "Cart Core", that were not returned before. Until they are loaded, they are empty. */
  newGroups(lists: ReadonlySet<string>): string[];
  /**
   * Adds groups to the translator. A group that fails to load stays empty, and is returned by `newGroups` again. With
   * `isQuiet` no warning is logged.
   */
  load(groups: readonly string[], isQuiet?: boolean): Promise<void>;
}

/** Loads Atoll's own texts, group by group, each once. */
export function ownTexts(translator: Translator): OwnTexts {
  const requested = new Set<string>();
  return {
    newGroups(lists) {
      const groups = [...lists].flatMap((list) => list.split(" ")).filter((group) => !requested.has(group));
      for (const group of groups) {
        requested.add(group);
        translator.expectGroup(group);
      }
      return [...new Set(groups)];
    },
    async load(groups, isQuiet = false) {
      await Promise.all(
        groups.map(async (group) => {
          try {
            translator.addGroup(group, await loadGroup(translator.language, group));
          } catch (error) {
            translator.addGroup(group, {});
            requested.delete(group);
            if (!isQuiet) warn(`the texts of ${group} could not be loaded.`, error);
          }
        }),
      );
    },
  };
}
