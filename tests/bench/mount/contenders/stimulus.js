import { Application, Controller } from "@hotwired/stimulus";
import { step, whole } from "../quantity.js";

const live = new WeakSet();
const parts = {
  minus: ' data-action="quantity#minus"',
  plus: ' data-action="quantity#plus"',
  input: ' data-quantity-target="input"',
};

class Quantity extends Controller {
  static targets = ["input"];
  connect() {
    live.add(this.element);
  }
  minus() {
    step(this.inputTarget, -1);
  }
  plus() {
    step(this.inputTarget, 1);
  }
}

export default {
  host: (id) => `<div data-controller="quantity" data-min="1" data-max="12">${whole(id, (part) => parts[part])}</div>`,
  mount(root) {
    const application = new Application(root);
    application.register("quantity", Quantity);
    void application.start();
  },
  isLive: (element) => live.has(element),
};
