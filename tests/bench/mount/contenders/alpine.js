import { Alpine } from "alpinejs";
import { whole, within } from "../quantity.js";

const parts = {
  minus: ' @click="value = within(Number(value) - 1)"',
  plus: ' @click="value = within(Number(value) + 1)"',
  input: ' x-model="value"',
};

export default {
  host: (id) => `<div x-data="quantity" data-min="1" data-max="12">${whole(id, (part) => parts[part])}</div>`,
  mount() {
    Alpine.data("quantity", () => ({ value: 1, within }));
    Alpine.start();
  },
  isLive: (element) => element._x_dataStack !== undefined,
};
