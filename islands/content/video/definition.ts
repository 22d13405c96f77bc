import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "video",
  doc:
    "Plays a video of YouTube or Vimeo in a dialog when the visitor clicks a link. Before the click, no request is " +
    "sent to the service. The dialog first asks visitors who have not accepted marketing cookies. Without script, " +
    "and when the video cannot be played, the link leads to it.",
  requirements: ["CNT-03"],
  config: {
    title: field.text({
      doc: "Heading of the dialog and accessible name of the player. Default: the text of the link.",
    }),
  },
  needs: {
    ":is(a[href], :has(a[href]))": "a link to a video on YouTube or Vimeo, as its element or in it",
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<a data-island="video" href="https://www.youtube.com/watch?v=LXb3EKWsInQ"><img src="/media/articles/studio.svg"
  width="400" height="200" alt="The potter at the wheel, a film of two minutes"></a>`,
  ],
});
