import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "select-enhancer",
  doc:
    "A select box whose list the site can style, as wide as its container. " +
    "The original select stays on the page, and the form submits it. " +
    "The list follows options that scripts add, remove or choose (with a change event). " +
    "On touch screens the native select is used. " +
    "Use it on the select or on an element that contains it.",
  requirements: ["OPT-08"],
  config: {
    search: field.flag({ doc: "Typing finds any part of an option; without it, the beginning." }),
  },
  needs: {
    ":is(select, :has(select))": "a `<select>`, as its element or in it",
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<label for="c1">Country</label> <select data-island="select-enhancer" id="c1" name="Country">
  <option>Belgium</option><option selected>France</option><option>Netherlands</option></select>`,
    `<div data-island="select-enhancer" data-search><label for="c2">Town</label> <select id="c2" name="Town" multiple>
  <optgroup label="Coast"><option>Ostend</option><option>De Haan</option></optgroup><optgroup label="Inland">
  <option>Bruges</option></optgroup></select></div>`,
  ],
});
