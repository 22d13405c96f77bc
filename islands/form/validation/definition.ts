import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "validation",
  doc: "Checks forms whose fields carry ASP.NET's data-val attributes, as they are left and before they are sent, also what comes onto the page later; a button with formnovalidate, or of the class cancel, sends its form as it is.",
  requirements: ["VAL-01", "VAL-02", "VAL-03", "VAL-04", "VAL-05", "VAL-06", "VAL-07", "VAL-08", "VAL-09", "VAL-10", "VAL-11", "VAL-12", "VAL-13", "LOC-04"],
  config: {},
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
