import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "video-banner",
  doc:
    "Plays a video in a loop in its place, with a pause button. The video is your own `<video>`, or a picture that " +
    "links to a video on YouTube or Vimeo. It plays by itself while it is in view, and rests out of view, in a " +
    "hidden tab, and for visitors who prefer reduced motion. A video of a service plays by itself only for visitors " +
    "who accept marketing cookies; others press the button. The page plays and pauses the banner by the events " +
    "`video:play` and `video:pause`, on the banner, inside it or on an element around it, such as `document`. A " +
    "video that the visitor has paused stays paused.",
  requirements: ["CNT-03"],
  config: {
    muted: field.flag({
      doc:
        "Plays without sound. Browsers block autoplay with sound, so without this attribute the banner waits for its " +
        "button.",
    }),
    start: field.choice(["visible", "event"], {
      default: "visible",
      doc: "When it plays by itself: in view, or after the event `video:play`.",
    }),
    title: field.text({ doc: "Accessible name of the service's player. Default: the text of the link." }),
  },
  needs: {
    ":has(video, a[href])": "a `<video>`, or a link to a video on YouTube or Vimeo, in it",
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="video-banner" data-muted>
  <video src="/theme/sea.webm" poster="/media/articles/harbour.svg" width="640" height="360" aria-label="The sea"
    preload="none" controls loop muted playsinline></video>
</div>`,
    `<div data-island="video-banner" data-muted data-start="event">
  <a href="https://vimeo.com/76979871"><img src="/media/articles/harbour.svg" width="640" height="320"
    alt="The harbour, a film on Vimeo"></a>
</div>`,
  ],
});
