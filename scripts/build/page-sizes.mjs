// Counts the requests and bytes of whole pages: all scripts and styles of Atoll that a page loads until all its islands
// are live and the visitor has moved the mouse, but not what it loads on demand, such as dialogs.
import { kilobytes } from "./kilobytes.mjs";
import { pageBudgets } from "./pages.mjs";
import { isReservedApart } from "./registry.mjs";
import { filesOfTexts, languages } from "./texts.mjs";

/**
 * @typedef {{ page: string, requests: number, requestBudget: number, bytes: number, byteBudget: number }} PageSize
 *   `bytes` are compressed with brotli, with the texts of the largest language
 */

/**
 * @param {import("./sizes.mjs").Built} built
 * @param {import("./pages.mjs").RenderedPage[]} pages
 * @returns {PageSize[]}
 */
export function measurePages(built, pages) {
  return pages.map((rendered) => {
    const inLanguages = languages.map((language) => filesOf(rendered, built, language));
    const budget = pageBudgets.find(({ page }) => page === rendered.page);
    if (!budget) throw new Error(`The page ${rendered.page} has no budget.`);
    const { page, requests, bytes } = budget;
    return {
      page,
      requests: Math.max(...inLanguages.map((files) => files.length)),
      requestBudget: requests,
      bytes: Math.max(...inLanguages.map((files) => files.reduce((sum, name) => sum + built.files[name].brotli, 0))),
      byteBudget: bytes,
    };
  });
}

/** The scripts and styles that a page loads. @param {import("./pages.mjs").RenderedPage} page @param {import("./sizes.mjs").Built} built @param {string} language */
function filesOf({ islands: names, hasIslandStyles }, { islands, chunks }, language) {
  const isReserved = (/** @type {string} */ name) =>
    islands.some((island) => island.definition.name === name && isReservedApart(island));
  const texts = [...new Set(names.flatMap((name) => chunks.islands[name].texts))];
  const store = Object.keys(chunks.outputs).find((name) => "shared/i18n/text-store.ts" in chunks.outputs[name].inputs);
  if (!store) throw new Error("The build has no file with shared/i18n/text-store.ts.");
  return [
    ...new Set([
      "atoll.js",
      "atoll.css",
      chunks.bundles["atoll-navigation"].file,
      ...(names.length > 0 ? [chunks.bundles["atoll-islands"].file] : []),
      ...(hasIslandStyles || names.some(isReserved) ? ["atoll-islands.css"] : []),
      ...names.flatMap((name) => {
        const { file, css, imports } = chunks.islands[name];
        return [file, ...(css ? [css] : []), ...imports];
      }),
      ...(texts.length > 0 ? [store, ...filesOfTexts(chunks, language, texts)] : []),
    ]),
  ];
}

/** @param {PageSize[]} pages */
export function printPages(pages) {
  for (const { page, requests, requestBudget, bytes, byteBudget } of pages)
    console.log(
      `${kilobytes(bytes).padStart(9)} of ${kilobytes(byteBudget).padStart(7)}  page ${page}: ${requests} of ${requestBudget} requests`,
    );
}
