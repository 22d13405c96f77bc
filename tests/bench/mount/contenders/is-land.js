import { Island } from "@11ty/is-land/is-land.js";
import { bind, whole } from "../quantity.js";

export default {
  host: (id) => `<is-land type="quantity" data-min="1" data-max="12">${whole(id)}</is-land>`,
  mount() {
    Island.addInitType("quantity", bind);
    Island.define();
  },
  isLive: (element) => element.hasAttribute("ready"),
};
