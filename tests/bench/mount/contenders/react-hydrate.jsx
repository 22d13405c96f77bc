/** @jsxImportSource react */
import { hydrateRoot } from "react-dom/client";
import { whole } from "../quantity.js";
import { Quantity } from "./react-view.jsx";

const live = new WeakSet();

export default {
  host: (id) => `<div class="quantity" data-min="1" data-max="12">${whole(id)}</div>`,
  mount(root) {
    for (const element of root.querySelectorAll(".quantity")) {
      hydrateRoot(element, <Quantity id={element.querySelector("input").id} onMount={() => void live.add(element)} />);
    }
  },
  isLive: (element) => live.has(element),
};
