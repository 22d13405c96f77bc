/** Another field of the form, as a rule sees it. */
export interface Other {
  /** The typed or chosen value; "true" or "false" for a single checkbox. */
  value: string;
}

/** A field as its rules see it. */
export interface Subject {
  /** The typed or chosen value; empty for an unticked checkbox and for a radio group without a choice. */
  value: string;
  /** For checkboxes and radios: whether one of the group is ticked. */
  checked: boolean;
  isCheckbox: boolean;
  /** Whether the field is a native date or time input, whose value is always in ISO format. */
  isIso: boolean;
  /** Whether the field accepts several values, separated by commas. */
  isMultiple: boolean;
  /** Names of the chosen files. */
  files: readonly string[];
  /** Short date format of this field. */
  dateFormat: string;
  /** Language of the value, for the names of months and the decimal separator. */
  locale: string;
  /** The fields named by `references`; fields missing from the form are left out. */
  others(references: string): Other[];
}

/** Parameters of a rule: `data-val-length-max` is `max`. */
export type Params = Readonly<Record<string, string>>;

/** Whether `subject` satisfies the rule. */
export type Rule = (subject: Subject, params: Params) => boolean;

/** The value of the first parameter present, or "". Sites use different names for the same parameter. */
export function firstOf(params: Params, ...names: string[]): string {
  const name = names.find((candidate) => candidate in params);
  return name === undefined ? "" : params[name]!;
}

/** Whether two values are equal to a person: regardless of case and surrounding space, and with 1,50 equal to 1.5. */
export function areEquivalent(a: string, b: string, parse: (text: string) => number | null): boolean {
  const [first, second] = [a.trim().toLowerCase(), b.trim().toLowerCase()];
  if (first === second) return true;
  const number = parse(first);
  return number !== null && number === parse(second);
}
