import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "login-area",
  doc: "The part of the header that invites strangers to log in: `hidden` as it comes, it is shown on the home page, and on another one to who has not seen it for a while. A button in it, and Escape, close it for that while, on the home page too. While the visitor is asked about cookies it leaves none. Its link to the login page leads back to where the visitor is.",
  requirements: ["CNT-07"],
  config: {
    lifetime: field.int({
      default: 900,
      min: 1,
      max: 31_536_000,
      doc: "Seconds that a cookie remembers that it was shown, or closed; it is called after the content system, such as `LaguneLoginArea`.",
    }),
  },
  parts: {
    "data-close": field.flag({ doc: "On a button in it: closes it for that while." }),
  },
  when: "idle",
  fallback: "adopt",
  examples: [
    `<section data-island="login-area" aria-label="Your account" hidden>
  <p>Your orders and lists: <a href="/en/security/login">Log in</a></p>
  <button type="button" data-close>Close</button>
</section>`,
  ],
});
