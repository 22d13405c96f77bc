// The widget that every contender implements: minus and plus buttons that change an input between 1 and 12.

/** @param {number} value */
export const within = (value) => Math.min(12, Math.max(1, value));

/** @param {HTMLInputElement} input @param {number} by */
export function step(input, by) {
  input.value = String(within(Number(input.value) + by));
}

/** @param {Element} host element that contains the input and both buttons */
export function bind(host) {
  const input = host.querySelector("input");
  const [minus, plus] = host.querySelectorAll("button");
  minus.addEventListener("click", () => step(input, -1));
  plus.addEventListener("click", () => step(input, 1));
}

const label = (id) => `<label for="${id}">Quantity</label>`;
const input = (id, more = "") => `<input id="${id}" name="Quantity" inputmode="numeric" value="1"${more}>`;

/** The markup from the CMS for contenders that render the buttons themselves. */
export const field = (id) => label(id) + input(id);

/**
 * The markup from the CMS for contenders that adopt it. `attributes` returns the attributes of "minus", "input" or
 * "plus".
 */
export const whole = (id, attributes = () => "") =>
  `${label(id)}<button type="button"${attributes("minus")}>−</button>` +
  `${input(id, attributes("input"))}<button type="button"${attributes("plus")}>+</button>`;
