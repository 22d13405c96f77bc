import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { refreshTimes } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "include",
  doc:
    "Loads a part of the page from an address of its own, and keeps it up to date. The content of the element is there " +
    "until the part has come, and stays when it fails. So a page may come from a cache that all visitors share, and have " +
    "parts that only one visitor sees.",
  requirements: [],
  config: {
    src: field.text({
      required: true,
      doc:
        "Address of the part, on this site: a fragment of HTML, or a page of which the element with the `id` of this one, " +
        "else `#page`, is shown.",
    }),
    refresh: field.text({
      default: "",
      ...refreshTimes,
      doc:
        "When it is loaded again, separated by spaces: names of events of the document, such as `cart:changed` (but not the events " +
        "of pages, because the part fires these itself), and an interval in seconds or minutes, such as `60s` or `5m`. The interval does not count in a hidden tab, and doubles " +
        "after each failure, up to 16 times. The server is asked with the `ETag` of the last answer.",
    }),
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<div data-island="include" data-src="/en/parts/greeting" data-refresh="cart:changed 60s">
  <p>Welcome</p>
</div>`,
  ],
});
