import { categories } from "../consent/setting.ts";

/** The values that `data-island-when` and a definition's `when` accept, for messages. */
export const strategies = "load, idle, visible, interaction, media(query) or consent(category)";

/** Whether `text` is a loading strategy. */
export function isStrategy(text: string): boolean {
  return (
    /^(load|idle|visible|interaction|media\(.+\))$/.test(text) || categories.some((name) => text === `consent(${name})`)
  );
}

/** Splits `media(min-width: 40em)` into its name and the text in parentheses. */
export const parseStrategy = (strategy: string): string[] => /^(\w+)(?:\((.*)\))?$/.exec(strategy)?.slice(1) ?? [];

/** Converts the argument of `media(...)` to a media query, adding parentheses when they are missing. */
export const mediaQueryOf = (text: string): string => (text.includes("(") ? text : `(${text})`);
