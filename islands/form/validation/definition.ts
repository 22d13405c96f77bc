import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { dateFormat } from "../../../shared/island/patterns.ts";
import { ruleAttributes } from "./attributes.ts";

export default defineIsland({
  name: "validation",
  doc: "Checks forms whose fields carry ASP.NET's data-val attributes, as they are left and before they are sent, also what comes onto the page later; a button with formnovalidate, or of the class cancel, sends its form as it is.",
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
      doc: "On a field: `true` asks for its rules. On the form, or around it: `false` leaves the form alone.",
    }),
    ...ruleAttributes,
    "data-val-hidden": field.flag({
      doc: "On a field that is hidden because a widget stands for it: it is checked all the same, and its `invalid` event tells the widget, which says what is wrong.",
    }),
    "data-date-format": field.text({
      ...dateFormat,
      doc: "On a field for a date or around it, as on the island date-picker: its short format.",
    }),
    "data-valmsg-for": field.text({
      doc: "On an element of the form: name of the field whose message stands there; without one it stands behind the field.",
    }),
    "data-valmsg-replace": field.choice(["true", "false"], {
      doc: "On an element with `data-valmsg-for`: `false` keeps the words of the server, and only the class tells whether they are seen.",
    }),
    "data-valmsg-summary": field.choice(["true", "false"], {
      doc: "On an element of the form: `true` lists all that is wrong there, as links to the fields.",
    }),
  },
  wide: true,
  selectors: ["[data-val=true]"],
  when: "load",
  fallback: "adopt",
  events: { "form:invalid": "on the form, when it was not sent; the detail has its invalid fields" },
  examples: [
    `<form method="post" action="/en/newsletter">
  <label for="mail">E-mail address</label>
  <input id="mail" name="Email" data-val="true" data-val-required="Please enter your address." data-val-email="This is no address.">
  <span data-valmsg-for="Email" data-valmsg-replace="true"></span>
  <button>Subscribe</button>
</form>`,
  ],
});
