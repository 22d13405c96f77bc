import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "consent",
  doc:
    "Shows the cookie banner: the visitor accepts all, declines all, or saves a choice. " +
    "Any element with `data-consent-open` opens it again; Escape then closes it, and the choice stays.",
  requirements: ["CON-01", "CON-02", "CON-03", "CON-04", "CON-05", "CON-06", "CON-07", "CON-09", "CON-10"],
  config: {
    reload: field.choice(["needed", "always", "ask"], {
      default: "needed",
      doc:
        "Whether the page reloads by itself when the visitor withdraws a consent: `needed` when a script, content or an " +
        "island that waited for the category has started, `always` for a site whose own scripts read the choice, `ask` to " +
        "offer it in a notice. What was typed is kept.",
    }),
    policyUrl: field.text({ doc: "Address of the cookie policy; without it no link is shown." }),
  },
  common: true,
  when: "idle",
  fallback: "replace",
  events: { "Manager:setCookieConsent": "on the document after each choice, with the setting" },
  examples: [`<section data-island="consent" data-policy-url="/en/cookies"></section>`],
});
