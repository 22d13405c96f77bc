import { expectedError } from "./find-islands.mjs";

/**
 * Fails the build when a part or a page is larger than its budget.
 * @param {import("./sizes.mjs").Size[]} sizes
 * @param {import("./page-sizes.mjs").PageSize[]} pages
 */
export function checkBudgets(sizes, pages) {
  const limits = [
    ...sizes.map(({ part, bytes, budget }) => ({ part, value: bytes, budget, unit: "bytes (brotli)" })),
    ...pages.flatMap(({ page, requests, requestBudget, bytes, byteBudget }) => [
      { part: `page ${page}`, value: requests, budget: requestBudget, unit: "requests" },
      { part: `page ${page}`, value: bytes, budget: byteBudget, unit: "bytes (brotli)" },
    ]),
  ];
  const over = limits.filter(({ value, budget }) => value > budget);
  if (over.length === 0) return;
  const lines = over.map(({ part, value, budget, unit }) => `  ${part}: ${value} ${unit}, its budget is ${budget}`);
  throw expectedError(
    `Over budget (the budgets are in scripts/build/sizes.mjs and page-sizes.mjs):\n${lines.join("\n")}`,
  );
}
