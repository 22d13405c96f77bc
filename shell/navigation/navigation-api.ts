import type { Core } from "../core.ts";
import { invalidateCache } from "./page-cache.ts";
import { isLogin, recordLanding } from "./login.ts";
import { detachHandlers } from "./page-handlers.ts";
import { applyParts } from "./parts.ts";
import { showProgress } from "./progress.ts";
import { contentOf, fetchPage, isWhole, noContent, prefetched, readDocument, requestPage } from "./request.ts";
import { runInert } from "./scripts.ts";
import type { Show } from "./show.ts";
import { addStyles } from "./styles.ts";

/** The stateful functions of the navigation that optional chunks use, such as the dialogs that show pages. */
export const navigationApi = (core: Core, show: Show) => ({
  core,
  show,
  addStyles,
  applyParts,
  contentOf,
  invalidateCache,
  fetchPage,
  isLogin,
  isWhole,
  recordLanding,
  noContent,
  prefetched,
  readDocument,
  requestPage,
  runInert,
  showProgress,
  detachHandlers,
});

export type NavigationApi = ReturnType<typeof navigationApi>;
