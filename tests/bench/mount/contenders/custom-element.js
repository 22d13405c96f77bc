import { bind, whole } from "../quantity.js";

class Quantity extends HTMLElement {
  connectedCallback() {
    bind(this);
  }
}

export default {
  host: (id) => `<shop-quantity data-min="1" data-max="12">${whole(id)}</shop-quantity>`,
  mount: () => customElements.define("shop-quantity", Quantity),
  isLive: () => true,
};
