import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { dateFormat } from "../../../shared/island/patterns.ts";
import { ruleAttributes } from "./attributes.ts";

export default defineIsland({
  name: "validation",
  doc:
    "Checks fields with ASP.NET's data-val attributes when the visitor leaves them, and before a submit. " +
    "Forms that are added to the page later are checked too. " +
    "A button with formnovalidate, or with the class cancel, submits its form unchecked.",
  requirements: [
    "VAL-01",
    "VAL-02",
    "VAL-03",
    "VAL-04",
    "VAL-05",
    "VAL-06",
    "VAL-07",
    "VAL-08",
    "VAL-09",
    "VAL-10",
    "VAL-11",
    "VAL-12",
    "VAL-13",
    "LOC-04",
  ],
  config: {},
  parts: {
    "data-val": field.choice(["true", "false"], {
      doc: "On a field: `true` applies its rules. On the form or around it: `false` leaves the form unchecked.",
    }),
    ...ruleAttributes,
    "data-val-hidden": field.flag({
      doc:
        "On a hidden field that a widget replaces: the field is checked all the same. " +
        "Its `invalid` event notifies the widget, which shows the message.",
    }),
    "data-date-format": field.text({
      ...dateFormat,
      doc: "On a date field or around it, as on the island date-picker: its short date format.",
    }),
    "data-valmsg-for": field.text({
      doc:
        "On an element of the form: name of the field whose message it shows. " +
        "Without such an element the message is placed after the field.",
    }),
    "data-valmsg-replace": field.choice(["true", "false"], {
      doc:
        "On an element with `data-valmsg-for`: `false` keeps the server's text, " +
        "and only the class shows or hides it.",
    }),
    "data-valmsg-summary": field.choice(["true", "false"], {
      doc: "On an element of the form: `true` lists all messages there, as links to the fields.",
    }),
  },
  wide: true,
  selectors: ["[data-val=true]"],
  when: "load",
  fallback: "adopt",
  events: { "form:invalid": "on the form, when it was not submitted; the detail has its invalid fields" },
  examples: [
    `<form method="post" action="/en/newsletter">
  <label for="mail">E-mail address</label>
  <input id="mail" name="Email" data-val="true" data-val-required="Please enter your address."
    data-val-email="This is no address.">
  <span data-valmsg-for="Email" data-valmsg-replace="true"></span>
  <button>Subscribe</button>
</form>`,
  ],
});
