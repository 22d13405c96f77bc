import { rareRules } from "../../../../islands/form/validation/rare-rules.ts";
import type { Params, Subject } from "../../../../islands/form/validation/rule.ts";
import { rules } from "../../../../islands/form/validation/rules.ts";

type Field = Partial<Omit<Subject, "others">> & { others?: Record<string, string> };

/** Whether a field with this value, or these properties, satisfies the rule. `others` are other fields, by name. */
export function passes(name: string, field: Field | string, params: Params = {}): boolean {
  const { others = {}, ...given } = typeof field === "string" ? { value: field } : field;
  const subject: Subject = {
    value: "",
    checked: false,
    isCheckbox: false,
    isIso: false,
    isMultiple: false,
    locale: "en",
    files: [],
    dateFormat: "DD/MM/YYYY",
    ...given,
    others: (list) =>
      list.split(",").flatMap((reference) => {
        const value = others[reference.replace("*.", "")];
        return value === undefined ? [] : [{ value }];
      }),
  };
  return (rules[name] ?? rareRules[name])!(subject, params);
}
