import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "login-area",
  doc:
    "Invites visitors to log in, in the header. The element is `hidden` in the markup. The island shows it on the " +
    "home page, and elsewhere to visitors who have not seen it for `lifetime` seconds. A button in it, and Escape, " +
    "close it for that time, on the home page too. While the cookie banner is open, no cookie is set. The link to " +
    "the login page returns the visitor to the current page.",
  requirements: ["CNT-07"],
  config: {
    lifetime: field.int({
      default: 900,
      min: 1,
      max: 31_536_000,
      doc:
        "Lifetime in seconds of the cookie that remembers that the area was shown or closed. " +
        "The cookie is named after the content system, such as `LaguneLoginArea`.",
    }),
  },
  parts: {
    "data-close": field.flag({ doc: "On a button in the area: closes it for `lifetime` seconds." }),
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
