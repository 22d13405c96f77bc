import { field, type Field } from "../../../shared/island/field.ts";

/**
 * Attributes that ASP.NET renders for each rule: when its message is shown, and the rule's parameters. The value of the
 * attribute is the message.
 */

type Parameters = Readonly<Record<string, Field>>;

const minLength = field.int({ doc: "the smallest number of characters; 0 or less is no limit" });
const maxLength = field.int({ doc: "the largest number of characters; 0 or less is no limit" });
const reference = (doc: string): Field =>
  field.text({ doc: `${doc}, by its name or id; on \`Order.Phone\`, \`*.Email\` means \`Order.Email\`` });

/** Documents a parameter under all names that sites use for it. */
const withAliases = (names: string, parameter: (doc: string) => Field, doc: string): Parameters => {
  const [first, ...aliases] = names.split(" ") as [string, ...string[]];
  return Object.fromEntries([
    [first, parameter(doc)],
    ...aliases.map((name) => [name, parameter(`the same as \`-${first}\`: ${doc}`)]),
  ]) as Parameters;
};
const dependent = withAliases("dependentproperty otherproperty property other", reference, "the other field");

const rules: Readonly<Record<string, readonly [when: string, parameters?: Parameters]>> = {
  required: ["while the field is empty; a checkbox may be left unticked"],
  mandatory: ["while the field is empty or not ticked"],
  enforcetrue: ["while the field is not ticked"],
  requiredif: [
    "while the field is empty and another field has, or does not have, the given value",
    {
      ...dependent,
      ...withAliases(
        "comparison operator",
        (doc) => field.text({ doc }),
        "`isequalto` or `isnotequalto`; any value that contains `not` negates the comparison",
      ),
      ...withAliases(
        "dependentvalue targetvalue desiredvalue othervalue value",
        (doc) => field.text({ doc }),
        "the value that the other field is compared with",
      ),
    },
  ],
  requiredor: ["while this field and another one are empty", dependent],
  length: ["unless the number of characters is within the bounds", { min: minLength, max: maxLength }],
  minlength: ["while the value has fewer characters", { min: minLength }],
  maxlength: ["while the value has more characters", { max: maxLength }],
  range: [
    "unless the value is a number between the bounds",
    {
      min: field.text({ doc: "the smallest number, with a decimal point; other values are left to the server" }),
      max: field.text({ doc: "the largest number, with a decimal point; other values are left to the server" }),
    },
  ],
  number: ["unless the value is a number, with at most one dot or comma"],
  digits: ["unless the value has digits only"],
  email: [
    "unless the value is an e-mail address; an input with `multiple` accepts several addresses, separated by commas",
  ],
  regex: [
    "unless the whole value matches",
    {
      pattern: field.text({
        doc:
          "the regular expression, in .NET syntax. " +
          "The server alone checks a pattern that JavaScript cannot express, such as one with atomic groups, " +
          "and a pattern that takes too long to match",
      }),
    },
  ],
  equalto: [
    "unless the value equals that of another field. " +
      "As in jQuery Validation, an empty field does not equal a filled one",
    { other: reference("that field") },
  ],
  notequalto: ["while the value equals that of another field", dependent],
  date: [
    "unless the value is a date in the short format",
    {
      format: field.text({
        doc:
          "that format, such as `DD/MM/YYYY`, `dd MMM yyyy` or `dd-MM-yyyy HH:mm`; " +
          "by default that of `data-date-format`, or of the page's settings. " +
          "The server alone checks dates in another format",
      }),
    },
  ],
  url: ["unless the value is a web address, such as `https://example.org` or `//example.org`"],
  phone: ["unless the value is a telephone number, optionally with an extension (`ext 12`, `x12`, `#12`)"],
  creditcard: ["unless the value is a card number: 12 to 19 digits, the last one the check digit"],
  password: [
    "unless the value is a password with these properties",
    {
      min: minLength,
      nonalphamin: field.int({ doc: "the smallest number of characters that are not letters or digits" }),
      regex: field.text({ doc: "a regular expression that the whole value must match" }),
    },
  ],
  fileextensions: [
    "unless all files have one of the extensions",
    { extensions: field.text({ doc: "the extensions, separated by commas; the default is `png,jpg,jpeg,gif`" }) },
  ],
  extension: [
    "unless all files have one of the extensions",
    { extension: field.text({ doc: "the extensions, separated by commas; the default is `png,jpg,jpeg,gif`" }) },
  ],
  accept: ["by the server alone, which checks the types of files"],
  remote: [
    "unless the server accepts the value. The request has the field's own name as parameter. " +
      "The server answers `true`, `false` or an error message as JSON, within 15 s. An empty field is not sent",
    {
      url: field.text({ doc: "the URL of the request" }),
      type: field.text({
        doc:
          "`GET` (the default) or `POST`, which sends a form, " +
          "with `__RequestVerificationToken` where the form has one",
      }),
      additionalfields: reference("other fields to send too, separated by commas"),
    },
  ],
};

/** All rule attributes, such as `data-val-length` and `data-val-length-max`. */
export const ruleAttributes = Object.fromEntries(
  Object.entries(rules).flatMap(([rule, [when, parameters = {}]]) => [
    [`data-val-${rule}`, field.text({ doc: `On a field: the message that is shown ${when}.` })],
    ...Object.entries(parameters).map(([name, { doc, ...parameter }]) => [
      `data-val-${rule}-${name}`,
      { ...parameter, doc: `On a field with \`data-val-${rule}\`: ${doc}.` },
    ]),
  ]),
) as Readonly<Record<`data-val-${string}`, Field>>;
