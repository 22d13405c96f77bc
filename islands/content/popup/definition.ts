import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { dayOrInstant } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "popup",
  doc:
    "Shows the content of a `<template>` in a dialog, 3 s after its page was loaded or shown in place. A visitor who " +
    "closes it, or follows a link in it, does not see it again. A popup with a new end time counts as a new popup. " +
    "It waits while the visitor types, while a dialog or the cookie banner is open, and while the tab is hidden. " +
    "Several popups appear one after the other. Without script nothing appears.",
  requirements: ["CNT-05"],
  config: {
    id: field.text({ required: true, doc: "Identifies the popup, so that a closed one is not shown again." }),
    endDatetime: field.text({
      default: "",
      ...dayOrInstant,
      doc:
        "End time: after it the popup is not shown, and the record that it was closed is deleted. Without it the " +
        "popup has no end.",
    }),
    title: field.text({ required: true, doc: "Heading of the dialog." }),
  },
  needs: {
    template: "a `<template>` as its element",
  },
  when: "idle",
  fallback: "adopt",
  examples: [
    `<template data-island="popup" data-id="17" data-end-datetime="2031-01-31T18:00:00+01:00"
  data-title="Ten percent for you"><p>With the code ZOMER10.</p> <a href="/en/catalog">To the shop</a></template>`,
  ],
});
