// A part that costs more than its budget fails the build.
import { expected } from "./find-islands.mjs";

export function checkBudgets(sizes) {
  const over = sizes.filter(({ bytes, budget }) => bytes > budget);
  if (over.length === 0) return;
  const lines = over.map(({ part, bytes, budget }) => `  ${part}: ${bytes} bytes (brotli), its budget is ${budget}`);
  throw expected(`Over budget:\n${lines.join("\n")}`);
}
