// Short names for properties that only the shell's own bundles use, in all of them the same. Minifiers keep the names of
// properties, and these would be 2 % of what the shell costs each visitor.

/**
 * A name belongs here when all its uses are properties of the shell's own objects: no part of the public interface, of
 * JSON or of the browser has it, no bundle exports it, and no text contains it as a key.
 */
export const internalNames = [
  "addStyles",
  "allowedNonces",
  "allowedScripts",
  "applyParts",
  "awaitIslands",
  "captureGlobals",
  "csrfTokens",
  "detachHandlers",
  "disabledStyles",
  "fetchPage",
  "fetchedPage",
  "hasInitialErrors",
  "hasSection",
  "hasSideEffects",
  "hasUnfinishedScripts",
  "historyChange",
  "initialScripts",
  "invalidateCache",
  "isCodeBroken",
  "isEntryPending",
  "isFormResponse",
  "isLoginAddress",
  "land",
  "loadPageScripts",
  "loadingStyles",
  "metadata",
  "noContent",
  "nodeHolder",
  "pageAfterLogin",
  "pageScripts",
  "patch",
  "ranScripts",
  "readAnswer",
  "repeatable",
  "reportFailedForm",
  "requestPage",
  "restoreScrollers",
  "runInert",
  "runScripts",
  "scriptTexts",
  "scrollOffsets",
  "serverSnapshot",
  "setSettings",
  "showLoadingBar",
  "takePrefetched",
];

/** Options of esbuild that shorten them. @type {Pick<import("esbuild").BuildOptions, "mangleProps" | "mangleCache">} */
export const shortNames = {
  mangleProps: new RegExp(`^(${internalNames.join("|")})$`),
  mangleCache: Object.fromEntries(internalNames.map((name, index) => [name, `$${index.toString(36)}`])),
};
