import { categories } from "../consent/setting.ts";

/** What `data-island-when` and a definition's `when` may say, for messages. */
export const strategies = "load, idle, visible, interaction, media(query) or consent(category)";

/** Whether `text` names a moment to load an island at. */
export function isStrategy(text: string): boolean {
  return (
    /^(load|idle|visible|interaction|media\(.+\))$/.test(text) || categories.some((name) => text === `consent(${name})`)
  );
}

/** `media(min-width: 40em)` as its word and what stands in the brackets. */
export const wordsOf = (strategy: string): string[] => /^(\w+)(?:\((.*)\))?$/.exec(strategy)?.slice(1) ?? [];

/** What stands in the brackets of `media` as a query. */
export const queryOf = (text: string): string => (text.includes("(") ? text : `(${text})`);
