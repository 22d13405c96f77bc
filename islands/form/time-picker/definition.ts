import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { time } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "time-picker",
  doc:
    "A list of times for a text input that holds a time in 24-hour format, such as 09:30. " +
    "Visitors can also type a time between those of the list, in forms such as 9, 930, 9h30 or 9.30. With one before " +
    "`data-min` or after `data-max` the form is not sent. " +
    "Use it on the input or on an element that contains it.",
  requirements: ["OPT-05"],
  config: {
    step: field.int({ default: 30, min: 1, max: 720, doc: "Minutes between the times of the list." }),
    min: field.text({ default: "00:00", ...time, doc: "First time in the list, and the earliest one." }),
    max: field.text({ default: "23:59", ...time, doc: "Latest time." }),
  },
  needs: {
    ":is(input:is([type=text], :not([type])), :has(input:is([type=text], :not([type]))))":
      "an input of type text, as its element or in it",
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="time-picker" data-min="09:00" data-max="18:00"><label for="t1">Time</label>
  <input id="t1" name="Time" autocomplete="off"></div>`,
    `<label for="t2">Pick-up</label>
  <input data-island="time-picker" data-step="15" id="t2" name="PickUp" value="10:15" autocomplete="off">`,
  ],
});
