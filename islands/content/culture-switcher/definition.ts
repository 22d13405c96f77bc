import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "culture-switcher",
  doc:
    "Keeps language links, or a select of languages, pointing to the current page when pages change in place. The " +
    'target is the page\'s `<link rel="alternate" hreflang>`, else its URL with the other culture. Query and hash ' +
    "are kept. A select without a button opens the page at once.",
  requirements: ["LOC-05"],
  config: {},
  needs: { ':has(a[href]:not([href^="#"]), select)': "links or a select in it" },
  common: true,
  when: "idle",
  fallback: "adopt",
  examples: [
    `<nav data-island="culture-switcher" aria-label="Language"><a href="/en/catalog" hreflang="en" lang="en"
  aria-current="true">English</a> <a href="/fr/catalog" hreflang="fr" lang="fr">Français</a></nav>`,
    `<form data-island="culture-switcher" method="get" action="/language">
  <label for="l1">Language</label>
  <select id="l1" name="to"><option value="/en/catalog" lang="en" selected>English</option>
    <option value="/fr/catalog" lang="fr">Français</option></select>
  <button>Change</button>
</form>`,
  ],
});
