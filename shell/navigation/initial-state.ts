import { attributesOf } from "../server-snapshot.ts";
import type { EarlySession, NavigationState } from "../session.ts";
import { type Content, isSideEffectUrl } from "./page-cache.ts";
import { inlineScriptsIn } from "./new-scripts.ts";
import { readMetadata, styleKey } from "./page-metadata.ts";
import { pageSection } from "./response.ts";

/** The state of the navigation on the initial page. */
export function initialState({
  serverSnapshot,
  settings,
}: EarlySession): Omit<NavigationState, "navigation" | "entry" | "offset"> {
  const section = pageSection(document);
  const styles = new Map(serverSnapshot.styles.map((style) => [styleKey(style), style]));
  const page: Content = {
    pageMetadata: {
      ...readMetadata(document, settings()),
      body: serverSnapshot.body,
      head: serverSnapshot.head,
      styles: [...styles.keys()],
    },
    parts: serverSnapshot.parts,
    attributes: section ? attributesOf(section) : {},
    hasSideEffects: isSideEffectUrl(serverSnapshot.url),
  };
  return {
    page,
    life: new AbortController(),
    entries: new Map(),
    address: serverSnapshot.url,
    scrollOffsets: new Map(),
    kept: new Set(),
    changes: [],
    parts: new Map(serverSnapshot.parts),
    styles,
    disabledStyles: new Map(),
    loadingStyles: new Map(),
    ranScripts: new Set(),
    scriptTexts: new Map(),
    allowedNonces: [],
    hasInitialErrors: !!section?.querySelector("[aria-invalid=true]"),
    initialScripts: section ? inlineScriptsIn(section) : [],
  };
}
