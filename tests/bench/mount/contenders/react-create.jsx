/** @jsxImportSource react */
import { createRoot } from "react-dom/client";
import { field } from "../quantity.js";
import { Quantity } from "./react-view.jsx";

export default {
  host: (id) => `<div class="quantity" data-min="1" data-max="12">${field(id)}</div>`,
  mount(root) {
    for (const element of root.querySelectorAll(".quantity"))
      createRoot(element).render(<Quantity id={element.querySelector("input").id} />);
  },
  isLive: (element) => element.querySelector("button") !== null,
};
