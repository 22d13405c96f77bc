import type { MarkupDescription } from "../../description/markup.ts";
import type { Element } from "./tree.ts";

/** Tags of the elements that the descriptions of attributes name in words. */
const tags: Record<string, readonly string[]> = {
  "a link": ["a"],
  "a link, or a form with `data-ajax`": ["a", "area", "form"],
  "a link with `data-ajax-target`": ["a"],
  "a submit button of a form with `data-ajax`": ["button", "input"],
  "a form": ["form"],
  "a field": ["input", "select", "textarea"],
};

/** The tags of the elements for which the shell reads the attribute; undefined for an attribute of any element. */
export function tagsOf({ on }: MarkupDescription): readonly string[] | undefined {
  const [, tag] = /^`<(\w+)/.exec(on) ?? [];
  return tag === undefined ? tags[on.replace(/ \(.*\)$/, "")] : [tag];
}

/** The tags of the elements for which the shell reads each flag that is for some tags only, by the flag's name. */
export const flagTags = (attributes: readonly MarkupDescription[]): Record<string, readonly string[]> =>
  Object.fromEntries(
    attributes.flatMap((attribute) => {
      const names = attribute.kind === "flag" && tagsOf(attribute);
      return names ? [[attribute.name, names]] : [];
    }),
  );

/** Whether the shell reads the attribute on this element: some are for one tag only, such as `<template>`. */
export const appliesTo = (attribute: MarkupDescription, { name }: Element): boolean =>
  tagsOf(attribute)?.includes(name) ?? true;
