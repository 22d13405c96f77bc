import { needTexts } from "../i18n/texts.ts";
import { isMatch } from "../dom/is-match.ts";
import { nameOf } from "../dom/name-of.ts";
import { IslandError, type Mount } from "./contract.ts";
import type { Definition } from "./define.ts";
import type { Fields } from "./field.ts";
import type { View } from "./mount.ts";
import type { unmetNeed } from "./needs.ts";
import { readConfig } from "./read-config.ts";

const emptyFragment = document.createDocumentFragment();

export interface MountDefinition<F extends Fields> extends Pick<Definition<F>, "name" | "config" | "needs"> {
  /** Groups of texts that the island and its parts use, such as "Cart Core". The build finds them. */
  texts?: string;
}

/** As `unmetNeed` of `needs.ts`, for needs that are only selectors: most islands have no others. */
const unmatchedNeed: typeof unmetNeed = (host, needs) =>
  needs[Object.keys(needs).find((selector) => !isMatch(host, selector))!];

/**
 * Creates the mount function that an island's chunk exports. It reads the config, and throws an `IslandError` when the
 * page lacks something that the island needs.
 */
export function createMount<F extends Fields>(
  definition: MountDefinition<F>,
  view: View<F>,
  judge = unmatchedNeed,
): Mount {
  return (host, context) => {
    if (definition.texts) needTexts(definition.texts);
    const config = readConfig(host, definition);
    const expected = judge(host, definition.needs ?? {}, config);
    if (expected)
      throw new IslandError(`${definition.name} on ${nameOf(host)} expects ${expected}; add it to the markup.`);
    return view(host, config, Object.assign(context, { host, fallback: emptyFragment })) ?? (() => {});
  };
}
