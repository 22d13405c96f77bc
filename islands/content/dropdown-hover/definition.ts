import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "dropdown-hover",
  doc:
    "Also opens a Bootstrap dropdown when a mouse points at it, in windows of at least 992 px. Click and keyboard " +
    "keep working as in Bootstrap.",
  requirements: ["SUI-04"],
  config: {
    delay: field.int({
      default: 250,
      min: 0,
      max: 2000,
      doc: "Milliseconds until the menu closes after the mouse leaves it.",
    }),
  },
  needs: {
    ':has([data-bs-toggle="dropdown"])': 'a link or button with `data-bs-toggle="dropdown"` in it',
    ":has(.dropdown-menu)": "an element of class `dropdown-menu` in it",
  },
  parts: {
    "data-bs-toggle": field.text({
      doc: "On the link or button that opens the menu: `dropdown`, as Bootstrap requires.",
    }),
  },
  when: "media((width >= 992px) and (hover) and (pointer: fine))",
  fallback: "adopt",
  examples: [
    `<div class="dropdown" data-island="dropdown-hover">
  <a class="dropdown-toggle" href="/en/contact" role="button" data-bs-toggle="dropdown" aria-expanded="false">Help</a>
  <ul class="dropdown-menu"><li><a class="dropdown-item" href="/en/contact">Contact</a></li></ul>
</div>`,
  ],
});
