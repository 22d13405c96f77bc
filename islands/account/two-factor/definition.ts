import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "two-factor",
  doc:
    "Shows the steps of the two-factor screen inside the dialog that holds them. It wraps the content of a step " +
    "below its heading. In a dialog, such as that of a link with `data-modal`, links and forms that lead to another " +
    "step show that step in the dialog. A step is an address with `security/twofactorhome` in it, in any case of " +
    "letters. The answer is the full page of the step, with the same island in it. Outside a dialog, links and forms " +
    "are left to the shell.",
  requirements: ["SEC-02"],
  config: {},
  when: "load",
  fallback: "adopt",
  examples: [
    `<div data-island="two-factor">
  <p><a href="/en/security/twofactorhome/app">With an authenticator app</a></p>
  <form method="post" action="/en/security/twofactorhome/app" data-ajax>
    <label>Code <input name="Code" inputmode="numeric" autocomplete="one-time-code" required></label>
    <button>Check the code</button>
  </form>
</div>`,
  ],
});
