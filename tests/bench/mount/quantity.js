// What every contender does: minus and plus that change an input between 1 and 12.

/** @param {number} value */
export const within = (value) => Math.min(12, Math.max(1, value));

/** @param {HTMLInputElement} input @param {number} by */
export function step(input, by) {
  input.value = String(within(Number(input.value) + by));
}

/** @param {Element} host with minus and plus in it */
export function bind(host) {
  const input = host.querySelector("input");
  const [minus, plus] = host.querySelectorAll("button");
  minus.addEventListener("click", () => step(input, -1));
  plus.addEventListener("click", () => step(input, 1));
}

const label = (id) => `<label for="${id}">Quantity</label>`;
const input = (id, more = "") => `<input id="${id}" name="Quantity" inputmode="numeric" value="1"${more}>`;

/** As the CMS renders it for those that make the buttons themselves. */
export const field = (id) => label(id) + input(id);

/** As it renders it for those that take over what is there. `part` gives the attributes of a part. */
export const whole = (id, part = () => "") =>
  `${label(id)}<button type="button"${part("minus")}>−</button>${input(id, part("input"))}<button type="button"${part("plus")}>+</button>`;
