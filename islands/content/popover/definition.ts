import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "popover",
  doc: "A button, or a link, that says more when a mouse points at it, when the keyboard comes to it and when it is pressed; a link also leads where it leads. Stays while it is pointed at, Escape closes it.",
  requirements: ["CHK-01"],
  config: {
    text: field.text({
      default: "",
      doc: "What it says. Without script it is not there: what matters stands in an element.",
    }),
    target: field.text({
      default: "",
      doc: "Selector of an element that says it, best right behind the button. With the attribute `popover` there, and `popovertarget` here, a click opens it without script, too; without that attribute it is text of the page until the button works.",
    }),
  },
  needs: {
    "a, button": "to stand on a link or a button",
    "[data-text], [data-target]": "`data-text` or `data-target`",
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<label><input type="radio" name="ShippingMethodId" value="3"> Pickup point</label>
<button type="button" data-island="popover" data-target="#about-3" popovertarget="about-3" aria-label="About pickup points">?</button>
<div id="about-3" popover>We bring it to a shop near you. <a href="/en/delivery">More about delivery</a></div>`,
    `<a href="/en/terms" data-island="popover" data-text="You have 14 days to change your mind.">Returns</a>`,
  ],
});
