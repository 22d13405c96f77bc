/**
 * A value as PHP code. Undefined values of an object are left out.
 * @param {unknown} value  what JSON can hold
 * @returns {string}
 */
export function phpValue(value) {
  if (value === null) return "null";
  if (typeof value === "boolean" || typeof value === "number") return String(value);
  if (typeof value === "string") return phpText(value);
  if (Array.isArray(value)) return `array(${value.map(phpValue).join(", ")})`;
  const entries = Object.entries(/** @type {object} */ (value)).filter(([, each]) => each !== undefined);
  return `array(${entries.map(([key, each]) => `${phpText(key)} => ${phpValue(each)}`).join(", ")})`;
}

/** @param {string} text */
const phpText = (text) => `'${text.replace(/[\\']/g, "\\$&")}'`;
