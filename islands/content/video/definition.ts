import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "video",
  doc: "A link to a video on YouTube or Vimeo, with a picture of your own: a click plays it in a dialog. Before that the service hears nothing of the visitor; one who has not accepted marketing cookies is asked there first. Where it cannot be played, and without script, the link leads to it.",
  requirements: ["CNT-03"],
  config: {
    title: field.text({ doc: "Heading of the dialog and name of the player; else what the link says." }),
  },
  needs: { ":is(a[href], :has(a[href]))": "to be a link to a film on YouTube or Vimeo, or to hold one" },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<a data-island="video" href="https://www.youtube.com/watch?v=LXb3EKWsInQ"><img src="/media/articles/studio.svg" width="400" height="200" alt="The potter at the wheel, a film of two minutes"></a>`,
  ],
});
