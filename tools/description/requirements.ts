import type { IslandDescription } from "./describe.ts";

const form = "a form with ";

/** The texts on what an island needs, for a list. The form of several fields in a row is named with the first one only. */
export const requirementsOf = ({ needs }: Pick<IslandDescription, "needs">): string[] =>
  needs.map(({ expects }, index) => {
    const isInSameForm = [expects, needs[index - 1]?.expects].every((text) => text?.startsWith(`${form}a field`));
    return isInSameForm ? expects.slice(form.length) : expects;
  });
