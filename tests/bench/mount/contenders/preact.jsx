/** @jsxImportSource preact */
import { hydrate } from "preact";
import { useState } from "preact/hooks";
import { whole, within } from "../quantity.js";

function Quantity({ id }) {
  const [value, setValue] = useState(1);
  return (
    <>
      <label htmlFor={id}>Quantity</label>
      <button type="button" onClick={() => setValue(within(value - 1))}>
        −
      </button>
      <input
        id={id}
        name="Quantity"
        inputmode="numeric"
        value={value}
        onInput={(event) => setValue(Number(event.currentTarget.value))}
      />
      <button type="button" onClick={() => setValue(within(value + 1))}>
        +
      </button>
    </>
  );
}

export default {
  host: (id) => `<div class="quantity" data-min="1" data-max="12">${whole(id)}</div>`,
  mount(root) {
    for (const element of root.querySelectorAll(".quantity"))
      hydrate(<Quantity id={element.querySelector("input").id} />, element);
  },
  isLive: () => true,
};
