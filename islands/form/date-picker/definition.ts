import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { dateFormat, weekdays } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "date-picker",
  doc:
    "A calendar beside a text input that holds a date in the short format. " +
    "Visitors can still type in the input, and the form submits it. " +
    "Use it on the input; if the input fills its line, use it on an element around the input.",
  requirements: ["OPT-05"],
  config: {
    dateFormat: field.text({ ...dateFormat, doc: "Short format of the date; by default that of the page's settings." }),
    min: field.text({ doc: "First day that can be chosen, in the short format or as 2027-01-31." }),
    max: field.text({ doc: "Last day that can be chosen." }),
    closedDays: field.list({
      ...weekdays,
      doc: "Days of the week that cannot be chosen, from 1 for Monday to 7 for Sunday.",
    }),
    after: field.text({
      doc:
        "Id of the input of another date picker, such as #from. " +
        "This date cannot be before that one, nor that one after this.",
    }),
  },
  needs: {
    ":is(input:is([type=text], :not([type])), :has(input:is([type=text], :not([type]))))":
      "an input of type text, as its element or in it",
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="date-picker"><label for="d1">Date</label>
  <input id="d1" name="Date" value="24/12/2026" autocomplete="off"></div>`,
    `<div data-island="date-picker" data-min="2026-12-01" data-max="2027-03-31" data-closed-days="1, 7"><label
  for="d2">Delivery</label> <input id="d2" name="Delivery" autocomplete="off"></div>`,
    `<label for="d3">Until</label>
  <input data-island="date-picker" data-after="#d1" id="d3" name="Until" autocomplete="off">`,
  ],
});
