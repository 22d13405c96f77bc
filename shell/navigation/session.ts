import { attributesOf } from "../core/document.ts";
import type { CoreSession } from "../core/session.ts";
import type { PolicyState } from "../extras/policy/index.ts";
import type { KeepState } from "../extras/keep/index.ts";
import type { MediaState } from "../extras/media/index.ts";
import type { PartsState } from "../extras/page-parts/index.ts";
import type { LoginState } from "../extras/login/login-page.ts";
import type { PreloadState } from "../extras/preload/index.ts";
import type { RestoreScrollers } from "../extras/scrollers/index.ts";
import type { ReadArriving, StreamingState } from "../extras/streaming/index.ts";
import type { TransitionState } from "../extras/transitions/index.ts";
import type { UnsavedState } from "../extras/unsaved/index.ts";
import { type CacheState, type Content, isSideEffectUrl } from "./cache.ts";
import type { FetchState, PageRequest } from "./fetch.ts";
import type { HistoryState } from "./history.ts";
import type { LandingState } from "./land.ts";
import { readMetadata, styleKey, type StylesState } from "./head.ts";
import { type Answer, pageSection } from "./page.ts";
import { inlineScriptsIn, type ScriptsState } from "./scripts.ts";
import type { DisplayState } from "./show.ts";
import type { VisitState } from "./visit.ts";

/**
 * The session once the navigation has loaded. Each part is the state of one module or extra, which declares it; no other one
 * assigns to it.
 */
export interface Session
  extends
    CoreSession,
    VisitState,
    FetchState,
    DisplayState,
    HistoryState,
    CacheState,
    LandingState,
    StylesState,
    ScriptsState,
    LoginState,
    PolicyState,
    StreamingState,
    KeepState,
    MediaState,
    PartsState,
    PreloadState,
    TransitionState,
    UnsavedState {
  /** While the code that the markup of the first page needs is loading. */
  preloading?: Promise<unknown> | undefined;

  // Functions of extras, once they are loaded.
  /** The response that was requested before the click, if any. A visit drops all other prefetched responses. */
  takePrefetched?(request: PageRequest, signal: AbortSignal): Promise<Answer> | undefined;
  /** Reads the page of a response while it arrives. */
  readArriving?: ReadArriving;
  /** Restores the offsets of elements that scroll. */
  restoreScrollers?: RestoreScrollers | undefined;
}

/** Adds the state of the navigation on the initial page. `startHistory` adds the entry and its offset. */
export function startSession(core: CoreSession): Session {
  const { serverSnapshot, settings } = core;
  const section = pageSection(document);
  const styles = new Map(serverSnapshot.styles.map((style) => [styleKey(style), style]));
  const page: Content = {
    pageMetadata: {
      ...readMetadata(document, settings()),
      body: serverSnapshot.body,
      head: serverSnapshot.head,
      styles: [...styles.keys()],
    },
    pageParts: serverSnapshot.pageParts,
    sectionAttributes: section ? attributesOf(section) : {},
    hasSideEffects: isSideEffectUrl(serverSnapshot.url),
  };
  const state: Omit<Session, keyof CoreSession | "displayedEntry" | "displayedOffset"> = {
    page,
    pageLife: new AbortController(),
    pagesByEntry: new Map(),
    displayedUrl: serverSnapshot.url,
    scrollOffsets: new Map(),
    cachedPages: new Set(),
    cacheChanges: [],
    pageParts: new Map(serverSnapshot.pageParts),
    styles,
    disabledStyles: new Map(),
    loadingStyles: new Map(),
    ranScripts: new Set(),
    scriptTexts: new Map(),
    allowedNonces: [],
    initialScripts: section ? inlineScriptsIn(section) : [],
  };
  return Object.assign(core, state) as Session;
}
