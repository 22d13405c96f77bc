import { expectedError } from "./find-islands.mjs";

/** Fails the build when a part is larger than its budget. @param {import("./sizes.mjs").Size[]} sizes */
export function checkBudgets(sizes) {
  const over = sizes.filter(({ bytes, budget }) => bytes > budget);
  if (over.length === 0) return;
  const lines = over.map(({ part, bytes, budget }) => `  ${part}: ${bytes} bytes (brotli), its budget is ${budget}`);
  throw expectedError(`Over budget:\n${lines.join("\n")}`);
}
