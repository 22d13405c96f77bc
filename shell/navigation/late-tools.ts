import type { Core } from "../core.ts";
import { dropKept } from "./kept.ts";
import { isLogin, land } from "./login.ts";
import { takeHandlers } from "./page-handlers.ts";
import { applyParts } from "./parts.ts";
import { showProgress } from "./progress.ts";
import { contentOf, fetchPage, isWhole, nothing, prefetched, read, requestPage } from "./request.ts";
import { runInert } from "./scripts.ts";
import type { Show } from "./show.ts";
import { addStyles } from "./styles.ts";

/** What comes after the navigation when it is wanted, such as the dialogs that show pages, takes from it: what has a state. */
export const lateTools = (core: Core, show: Show) => ({
  core,
  show,
  addStyles,
  applyParts,
  contentOf,
  dropKept,
  fetchPage,
  isLogin,
  isWhole,
  land,
  nothing,
  prefetched,
  read,
  requestPage,
  runInert,
  showProgress,
  takeHandlers,
});

export type LateTools = ReturnType<typeof lateTools>;
