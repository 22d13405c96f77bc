/** What a rule may know of the other fields of the form. */
export interface Other {
  /** What is typed or chosen; "true" or "false" for a checkbox that stands alone. */
  value: string;
}

/** A field as its rules see it. */
export interface Subject {
  /** What is typed or chosen; empty for an unticked checkbox or a group of radios without a choice. */
  value: string;
  /** A checkbox, or a radio: ticked, or one of its group is. */
  checked: boolean;
  isCheckbox: boolean;
  /** The browser's own field for a date, a time or both: it holds these in ISO's forms, and nothing else. */
  isIso: boolean;
  /** The field takes several values with commas between them. */
  isMultiple: boolean;
  /** Names of the files that are chosen. */
  files: readonly string[];
  /** Short format of dates for this field. */
  dateFormat: string;
  /** Language of the page, in which months are named. */
  locale: string;
  /** The fields that a list of references names; those that the form lacks are left out. */
  others(references: string): Other[];
}

/** Parameters of a rule: `data-val-length-max` is `max`. */
export type Params = Readonly<Record<string, string>>;

/** Whether `subject` is as the rule wants it. */
export type Rule = (subject: Subject, params: Params) => boolean;

/** The first of these parameters that is there: sites spell the same one differently. */
export function firstOf(params: Params, ...names: string[]): string {
  const name = names.find((candidate) => candidate in params);
  return name === undefined ? "" : params[name]!;
}

/** Alike to a person: without spaces around, in letters of any case, and 1,50 is 1.5. */
export function alike(a: string, b: string, parse: (text: string) => number | null): boolean {
  const [one, other] = [a.trim().toLowerCase(), b.trim().toLowerCase()];
  if (one === other) return true;
  const number = parse(one);
  return number !== null && number === parse(other);
}
