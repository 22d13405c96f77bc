import type { IslandDescription } from "./describe.ts";

const form = "a form with ";

/** What an island expects, as texts for a list. Fields that follow each other are in one form, which is named once. */
export const requirementsOf = ({ needs }: Pick<IslandDescription, "needs">): string[] =>
  needs.map(({ expects }, index) => {
    const isInSameForm = [expects, needs[index - 1]?.expects].every((text) => text?.startsWith(`${form}a field`));
    return isInSameForm ? expects.slice(form.length) : expects;
  });
