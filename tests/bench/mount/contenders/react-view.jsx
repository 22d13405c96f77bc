/** @jsxImportSource react */
import { useState } from "react";
import { within } from "../quantity.js";

export function Quantity({ id, onMount }) {
  const [value, setValue] = useState(1);
  return (
    <>
      <label htmlFor={id}>Quantity</label>
      <button type="button" onClick={() => setValue(within(value - 1))}>
        −
      </button>
      <input
        ref={onMount}
        id={id}
        name="Quantity"
        inputMode="numeric"
        value={value}
        onChange={(event) => setValue(Number(event.currentTarget.value))}
      />
      <button type="button" onClick={() => setValue(within(value + 1))}>
        +
      </button>
    </>
  );
}
