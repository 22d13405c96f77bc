import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "mobile-navigation",
  doc:
    "A button in place of the link in it, which opens the page's main navigation in a panel at the side: a copy, made as it is opened first and again after the navigation has changed, whose lists in lists unfold by buttons. The body has the class `nav-open` while it is open. " +
    'When it is shown is up to your style; let the code come for small windows only, with `data-island-when="media(width < 992px)"`. Without script, and until the code is there, the link leads to the navigation itself.',
  requirements: ["CNT-01"],
  config: {
    navigation: field.text({ required: true, doc: "Selector of the main navigation." }),
    title: field.text({ default: "", doc: "Heading of the panel; without it the text of the link." }),
  },
  when: "visible",
  fallback: "replace",
  examples: [
    `<div data-island="mobile-navigation" data-navigation="#main-navigation"><a href="#main-navigation">Menu</a></div>
<nav id="main-navigation" aria-label="Categories">
  <ul>
    <li><a href="/en/catalog/coffee">Coffee</a></li>
    <li><a href="/en/contact">Help</a>
      <ul><li><a href="/en/delivery">Delivery</a></li></ul>
    </li>
  </ul>
</nav>`,
  ],
});
