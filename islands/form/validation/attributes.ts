import { field, type Field } from "../../../shared/island/field.ts";

/** What ASP.NET writes on a field for each of its rules: when its message is said, and the rule's parameters. The value of the attribute is the message. */

type Parameters = Readonly<Record<string, Field>>;

const shortest = field.int({ doc: "the least number of characters; 0 or less is no limit" });
const longest = field.int({ doc: "the largest number of characters; 0 or less is no limit" });
const others = (doc: string): Field =>
  field.text({ doc: `${doc}, by its name or id; \`*.Email\` beside \`Order.Phone\` is \`Order.Email\`` });

/** Sites spell the same parameter differently. */
const spelt = (names: string, parameter: (doc: string) => Field, doc: string): Parameters => {
  const [first, ...rest] = names.split(" ") as [string, ...string[]];
  return Object.fromEntries([
    [first, parameter(doc)],
    ...rest.map((name) => [name, parameter(`the same as \`-${first}\`: ${doc}`)]),
  ]) as Parameters;
};
const dependent = spelt("dependentproperty otherproperty property other", others, "the other field");

const rules: Readonly<Record<string, readonly [when: string, parameters?: Parameters]>> = {
  required: ["while it is empty; a checkbox may be either way"],
  mandatory: ["while it is empty, or not ticked"],
  enforcetrue: ["while it is not ticked"],
  requiredif: [
    "while it is empty and another field is, or is not, as named",
    {
      ...dependent,
      ...spelt(
        "comparison operator",
        (doc) => field.text({ doc }),
        "`isequalto`, or `isnotequalto`: anything with `not` in it turns it round",
      ),
      ...spelt(
        "dependentvalue targetvalue desiredvalue othervalue value",
        (doc) => field.text({ doc }),
        "what the other field holds",
      ),
    },
  ],
  requiredor: ["while it and another field are empty", dependent],
  length: ["unless it has so many characters", { min: shortest, max: longest }],
  minlength: ["while it has fewer characters", { min: shortest }],
  maxlength: ["while it has more characters", { max: longest }],
  range: [
    "unless it is a number between the bounds",
    {
      min: field.text({ doc: "the smallest number, with a point; what is no number is left to the server" }),
      max: field.text({ doc: "the largest number, with a point; what is no number is left to the server" }),
    },
  ],
  number: ["unless it is a number, with at most one dot or comma"],
  digits: ["unless it is of digits only"],
  email: ["unless it is an e-mail address; several, with commas, on an input with `multiple`"],
  regex: [
    "unless all of it matches",
    {
      pattern: field.text({
        doc: "the regular expression, as .NET reads it. The server alone checks a pattern that JavaScript has no equal for, such as one with atomic groups, and one that takes long",
      }),
    },
  ],
  equalto: [
    "unless it is the same as another field; as in jQuery's validation, an empty field is not the same as one that is filled in",
    { other: others("that field") },
  ],
  notequalto: ["while it is the same as another field", dependent],
  date: [
    "unless it is a date in the short format",
    {
      format: field.text({
        doc: "that format, such as `DD/MM/YYYY`, `dd MMM yyyy` or `dd-MM-yyyy HH:mm`; else that of `data-date-format`, or of the page's settings. The server alone checks the dates of another format",
      }),
    },
  ],
  url: ["unless it is an address of the web, such as `https://example.org` or `//example.org`"],
  phone: ["unless it is a telephone number, perhaps with an extension (`ext 12`, `x12`, `#12`)"],
  creditcard: ["unless it is the number of a card: 12 to 19 digits, the last of them the check digit"],
  password: [
    "unless it is a password of this kind",
    {
      min: shortest,
      nonalphamin: field.int({ doc: "the least number of characters that are no letters or digits" }),
      regex: field.text({ doc: "a regular expression that all of it matches" }),
    },
  ],
  fileextensions: [
    "unless its files end so",
    { extensions: field.text({ doc: "the endings, with commas; `png,jpg,jpeg,gif` without it" }) },
  ],
  extension: [
    "unless its files end so",
    { extension: field.text({ doc: "the endings, with commas; `png,jpg,jpeg,gif` without it" }) },
  ],
  accept: ["by the server alone, which looks at the types of files"],
  remote: [
    "unless the server takes it: asked with the field's own name as parameter, it answers `true`, `false` or a sentence as JSON within 15 s; nothing is asked while it is empty",
    {
      url: field.text({ doc: "the address that is asked" }),
      type: field.text({
        doc: "`GET`, which it is without it, or `POST`: a form, with `__RequestVerificationToken` where the form has one",
      }),
      additionalfields: others("other fields that are sent along, with commas"),
    },
  ],
};

/** All attributes that the rules are asked for by, such as `data-val-length` and `data-val-length-max`. */
export const ruleAttributes = Object.fromEntries(
  Object.entries(rules).flatMap(([rule, [when, parameters = {}]]) => [
    [`data-val-${rule}`, field.text({ doc: `On a field: what is said ${when}.` })],
    ...Object.entries(parameters).map(([name, { doc, ...parameter }]) => [
      `data-val-${rule}-${name}`,
      { ...parameter, doc: `On a field with \`data-val-${rule}\`: ${doc}.` },
    ]),
  ]),
) as Readonly<Record<`data-val-${string}`, Field>>;
