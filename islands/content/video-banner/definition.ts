import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "video-banner",
  doc: "A video that goes round and round where it stands, with a button to pause it: a `video` of your own, or a picture that is a link to one on YouTube or Vimeo. It begins by itself in sight and rests out of sight, in a tab behind another, and for a visitor who wants less motion; one of a service only when the visitor has accepted marketing cookies, or presses the button. The page plays and pauses it by the events `video:play` and `video:pause`, on it, in it or around it, such as on `document`; what the visitor has paused stays so.",
  requirements: ["CNT-03"],
  config: {
    muted: field.flag({
      doc: "Without sound. Browsers let nothing else begin by itself: without it the banner waits for its button.",
    }),
    start: field.choice(["visible", "event"], {
      default: "visible",
      doc: "When it begins by itself: in sight, or after `video:play`.",
    }),
    title: field.text({ doc: "Name of the service's player; else what the link says." }),
  },
  needs: { ":is(a[href], :has(video, a[href]))": "a `<video>`, or a link to a film on YouTube or Vimeo, in it" },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="video-banner" data-muted>
  <video src="/theme/sea.webm" poster="/media/articles/harbour.svg" width="640" height="360" aria-label="The sea" preload="none" controls loop muted playsinline></video>
</div>`,
    `<div data-island="video-banner" data-muted data-start="event">
  <a href="https://vimeo.com/76979871"><img src="/media/articles/harbour.svg" width="640" height="320" alt="The harbour, a film on Vimeo"></a>
</div>`,
  ],
});
