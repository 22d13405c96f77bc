import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "copy-text",
  doc:
    "A button that copies a text to the clipboard, such as an account number, and then says so until the focus leaves " +
    "it. The button is invisible until the island is live, because it does nothing without script.",
  requirements: [],
  config: {
    text: field.text({
      required: true,
      doc: "Text that is copied. It may differ from the one on the page, for example by its spaces.",
    }),
  },
  needs: { button: "a button as its element" },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<p>BE68 5390 0754 7034
  <button type="button" data-island="copy-text" data-text="BE68539007547034">Copy account number</button></p>`,
  ],
});
