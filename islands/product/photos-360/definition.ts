import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "photos-360",
  doc:
    "Shows a rotating product from a list of photos from all sides. " +
    "It rotates by itself, except under the pointer, with the focus inside, out of view, " +
    "or for visitors who prefer reduced motion. " +
    "Visitors can also rotate it by dragging, with a slider and with arrow keys. " +
    "Photos that fail to load are left out.",
  requirements: ["PRO-07"],
  config: {
    frames: field.json<string[]>({
      required: true,
      doc: "Addresses of the photos, in the order of the rotation; the first one is that of the img.",
    }),
    delay: field.int({ default: 100, min: 20, max: 10_000, doc: "Milliseconds between photos." }),
    drive: field.choice(["timer", "drag", "slider"], {
      default: "timer",
      doc: "Initial drive: with `timer` the product rotates by itself, with the others only the visitor rotates it.",
    }),
  },
  needs: { ":has(img)": "an `<img>` in it" },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="photos-360">
  <img src="/media/turned/p279/4/0.svg" width="320" height="320" alt="Mug, from all sides">
  <script type="application/json">["/media/turned/p279/4/0.svg", "/media/turned/p279/4/1.svg",
    "/media/turned/p279/4/2.svg", "/media/turned/p279/4/3.svg"]</script>
</div>`,
  ],
});
