import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "password-field",
  doc:
    "Adds a button that shows the typed password until the form is sent. " +
    "Leaving the page empties the field, so that the password is not kept in memory for Back.",
  requirements: ["SEC-01"],
  config: {},
  needs: { ":has(input[type=password])": "an input of type password in it" },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<label for="secret">Password</label>\n<div data-island="password-field"><input type="password" id="secret"
  name="Password" autocomplete="current-password"></div>`,
  ],
});
