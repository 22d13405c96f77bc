import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "mobile-navigation",
  doc:
    "Replaces its link by a button that opens the main navigation in a panel at the side. The panel holds a copy of " +
    "the navigation, created when it first opens and again after the navigation has changed. Buttons unfold nested " +
    "lists. While the panel is open, the body has the class `nav-open`. Your CSS decides when the button is visible; " +
    'with `data-island-when="media(width < 992px)"` the code loads in small windows only. Without script, and until ' +
    "the code has loaded, the link leads to the navigation itself.",
  requirements: ["CNT-01"],
  config: {
    navigation: field.text({ required: true, doc: "Selector of the main navigation." }),
    title: field.text({ default: "", doc: "Heading of the panel. Default: the text of the link." }),
  },
  needs: {
    "{navigation}": "an element on the page that matches `{navigation}`",
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
