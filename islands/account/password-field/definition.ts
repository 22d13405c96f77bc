import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "password-field",
  doc: "Around a password's field: a button in it shows what is typed, until the form is sent. A page that is left forgets what was typed: it is not kept in memory for Back.",
  requirements: ["SEC-01"],
  config: {},
  needs: { ":has(input[type=password])": "an input of type password in it" },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<label for="secret">Password</label>\n<div data-island="password-field"><input type="password" id="secret" name="Password" autocomplete="current-password"></div>`,
  ],
});
