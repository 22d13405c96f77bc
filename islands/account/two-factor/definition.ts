import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "two-factor",
  doc: "Around what a step of the two-factor screen shows, below its heading. In a dialog, such as that of a link with `data-modal`, links and forms that lead to another step show it there: those with `security/twofactorhome` in their address, in letters of any case. The answer is the step's own page, with the same island in it. On a page of its own it leaves them to the shell.",
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
