import type { IslandDescription } from "./describe.ts";

const form = "a form with ";
const isFormField = (expects: string): boolean => expects.startsWith(`${form}a field`);

const listed = new Intl.ListFormat("en");

/** The texts on what an island needs, for a list. The fields of a form are named in one text. */
export function requirementsOf({ needs }: Pick<IslandDescription, "needs">): string[] {
  const texts = needs.map(({ expects }) => expects);
  const fields = texts.filter(isFormField).map((text) => text.slice(form.length));
  const first = texts.findIndex(isFormField);
  return texts.flatMap((text, index) =>
    isFormField(text) ? (index === first ? [form + listed.format(fields)] : []) : [text],
  );
}
