// Short names for properties that only the shell's own bundles use, in all of them the same. Minifiers keep the names of
// properties, and these would be 2 % of what the shell costs each visitor.

import { readFile } from "node:fs/promises";
import { expectedError } from "./find-islands.mjs";

/**
 * A name belongs here when all its uses are properties of the shell's own objects: no part of the public interface, of
 * JSON or of the browser has it, no bundle exports it, no text contains it as a key, and no library has it.
 */
export const internalNames = [
  "allowedNonces",
  "allowedScripts",
  "anchorsCode",
  "applyParts",
  "arriving",
  "arrivingBody",
  "awaitIslands",
  "cacheChanges",
  "cachedNodes",
  "cachedPages",
  "captureGlobals",
  "changedParts",
  "detachHandlers",
  "disabledStyles",
  "displayedEntry",
  "displayedOffset",
  "displayedUrl",
  "emptyAnswer",
  "endWait",
  "fetchedPage",
  "focusedBefore",
  "hasSection",
  "hasSideEffects",
  "hideProgress",
  "initialScripts",
  "innerScripts",
  "isAgreed",
  "isEntryPending",
  "isFormResponse",
  "isUnfinished",
  "joinableUrl",
  "keepElements",
  "keptPlace",
  "layersCode",
  "letGo",
  "loadMedia",
  "loadingStyles",
  "mayArrive",
  "nodeHolder",
  "pageLife",
  "pageMetadata",
  "pageParts",
  "pageRun",
  "pageScripts",
  "pageVisit",
  "pagesByEntry",
  "patch",
  "playAgain",
  "preloading",
  "ranScripts",
  "readArriving",
  "repeatable",
  "restorePlace",
  "restoreScrollers",
  "runInert",
  "runningVisit",
  "scriptTexts",
  "scrollOffsets",
  "sectionAttributes",
  "serverSnapshot",
  "setSettings",
  "stayCode",
  "takePrefetched",
  "visitRequest",
];

/** The second letters of the short names, one for each name. */
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_$";

/** Options of esbuild that shorten them. @type {Pick<import("esbuild").BuildOptions, "mangleProps" | "mangleCache">} */
export const shortNames = {
  mangleProps: new RegExp(`^(${internalNames.join("|")})$`),
  mangleCache: Object.fromEntries(internalNames.map((name, index) => [name, `$${digits.charAt(index)}`])),
};

/** The names of the list that `code` uses as properties. @param {string} code */
export const namesIn = (code) =>
  internalNames.filter((name) => new RegExp(String.raw`(\.|[{,]\s*|["'])${name}\b`).test(code));

/**
 * Fails the build when a library uses one of the names: it would be shortened there, too, but not in the library's texts.
 * @param {import("esbuild").Metafile} metafile
 */
export async function checkLibraries({ inputs }) {
  for (const path of Object.keys(inputs).filter((path) => /node_modules\/.*js$/.test(path))) {
    const [name] = namesIn(await readFile(path, "utf8"));
    if (name) throw expectedError(`scripts/build/short-names.mjs lists "${name}", but ${path} uses it; take it off.`);
  }
}
