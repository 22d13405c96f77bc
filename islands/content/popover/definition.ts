import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "popover",
  doc:
    "Shows a panel with more information beside a button or link. It opens when a mouse points at the button or " +
    "link, and at a press on the button or keyboard focus on the link. A link still works as a link. The panel stays " +
    "open while the pointer is over it; Escape closes it.",
  requirements: ["CHK-01"],
  config: {
    text: field.text({
      default: "",
      doc:
        "Text of the panel. It is not available without script, so put essential information into an element " +
        "(`data-target`).",
    }),
    target: field.text({
      default: "",
      doc:
        "Selector of the element that is the panel, preferably right after the button. With `popover` on that " +
        "element and `popovertarget` on the button, a click also opens it without script. Without the attribute " +
        "`popover`, the element is normal page content until the island is live.",
    }),
  },
  needs: {
    "a, button": "a link or a button as its element",
    '[data-text]:not([data-text=""]) || {target}':
      "a text in `data-text`, or in `data-target` the selector of an element on the page",
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<label><input type="radio" name="ShippingMethodId" value="3"> Pickup point</label>
<button type="button" data-island="popover" data-target="#about-3" popovertarget="about-3"
  aria-label="About pickup points">?</button>
<div id="about-3" popover>We bring it to a shop near you. <a href="/en/delivery">More about delivery</a></div>`,
    `<a href="/en/terms" data-island="popover" data-text="You have 14 days to change your mind.">Returns</a>`,
  ],
});
