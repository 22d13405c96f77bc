// The built script, as a site has it. Its chunk and its texts are there before the clock starts: one island is mounted first.
import { whole } from "../quantity.js";

const host = (id) =>
  `<div data-island="quantity" data-island-when="load" data-min="1" data-max="12">${whole(id, (part) => (part === "input" ? "" : ` data-step-button="${part}"`))}</div>`;

export default {
  host,
  async prepare() {
    document.querySelector("#warm").innerHTML = host("warm");
    window.atoll.scan(document.querySelector("#warm"));
    const plus = () => document.querySelector("#warm [data-step-button=plus]");
    while (plus()?.ariaLabel !== "More") await new Promise((resolve) => setTimeout(resolve, 5));
  },
  mount: (root) => window.atoll.scan(root),
  isLive: (element) => element.dataset.islandState === "live",
};
