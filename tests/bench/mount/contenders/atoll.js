// Uses the built script, as a site does. One island mounts before the clock starts, so that its chunk and its texts are
// loaded.
import { whole } from "../quantity.js";

const partAttribute = (part) => (part === "input" ? "" : ` data-step-button="${part}"`);
const host = (id) =>
  `<div data-island="quantity" data-island-when="load" data-min="1" data-max="12">${whole(id, partAttribute)}</div>`;

export default {
  host,
  async prepare() {
    document.querySelector("#warm").innerHTML = host("warm");
    window.atoll.scan(document.querySelector("#warm"));
    const plus = () => document.querySelector("#warm [data-step-button=plus]");
    while (!plus()?.ariaLabel?.startsWith("More")) await new Promise((resolve) => setTimeout(resolve, 5));
  },
  mount: (root) => window.atoll.scan(root),
  isLive: (element) => element.dataset.islandState === "live",
};
