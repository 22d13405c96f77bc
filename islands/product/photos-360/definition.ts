import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "photos-360",
  doc: "A photo of a thing that turns, from a list of photos from all sides. It turns by itself, save under the pointer, with the focus in it, out of sight, or for a visitor who wants less motion; dragging, a slider and arrow keys turn it, too. A photo of the list that does not come is left out.",
  requirements: ["PRO-07"],
  config: {
    frames: field.json<string[]>({
      required: true,
      doc: "Addresses of the photos, in the order in which it turns; the first is that of the img.",
    }),
    delay: field.int({ default: 100, min: 20, max: 10_000, doc: "Milliseconds from one photo to the next." }),
    drive: field.choice(["timer", "drag", "slider"], {
      default: "timer",
      doc: "What turns it at first: `timer` by itself, the others only the visitor.",
    }),
  },
  needs: { ":has(img)": "an `<img>` in it" },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="photos-360">
  <img src="/media/turned/p279/4/0.svg" width="320" height="320" alt="Mug, from all sides">
  <script type="application/json">["/media/turned/p279/4/0.svg", "/media/turned/p279/4/1.svg", "/media/turned/p279/4/2.svg", "/media/turned/p279/4/3.svg"]</script>
</div>`,
  ],
});
