import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { dayOrInstant } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "popup",
  doc: "A <template> whose content is shown in a dialog, 3 s after its page has loaded or has come in place. Who closes it, or follows a link of it, does not see it again; with another end it is another popup. It waits while somebody types, while a dialog is open, while cookies are asked about and while the tab is hidden; several come one after the other. Without script it is not seen.",
  requirements: ["CNT-05"],
  config: {
    id: field.text({ required: true, doc: "By which it is known again." }),
    endDatetime: field.text({
      default: "",
      ...dayOrInstant,
      doc: "When its time is over: it is not shown any more, and forgotten. Without it, it has no end.",
    }),
    title: field.text({ required: true, doc: "Heading of the dialog." }),
  },
  needs: { template: "to stand on a `<template>`" },
  when: "idle",
  fallback: "adopt",
  examples: [
    `<template data-island="popup" data-id="17" data-end-datetime="2031-01-31T18:00:00+01:00" data-title="Ten percent for you"><p>With the code ZOMER10.</p> <a href="/en/catalog">To the shop</a></template>`,
  ],
});
