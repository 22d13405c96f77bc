import { useLayoutEffect, useRef, useState } from "react";
import type { Translate } from "../../../shared/i18n/texts.ts";
import type { Notice } from "../../../shared/stores/notices.ts";
import { warn } from "../../../shared/warn.ts";
import { restoreFocus, savePreviousFocus } from "./focus.ts";
import { lifetimeOf } from "./rules.ts";

/**
 * Shows the notices that have a place in the page there, by code that loads with the first of them. Returns the others,
 * which are for the corner of the window.
 */
export function useInPage(list: readonly Notice[], t: Translate | null): readonly Notice[] {
  const [placeless, setPlaceless] = useState<readonly number[]>([]);
  const hasShown = useRef(false);
  useLayoutEffect(() => {
    hasShown.current ||= list.some(({ place }) => place);
    // After the last notice with a place, its element is still to be removed.
    if (!t || !hasShown.current) return undefined;
    const end = new AbortController();
    import("./in-page.ts").then(
      ({ showInPage }) =>
        showInPage(list, t, { lifetimeOf, restoreFocus, savePreviousFocus }, setPlaceless, end.signal),
      (error: unknown) => {
        warn("notices cannot be shown in the page; they are in the corner of the window.", error);
        setPlaceless(list.map(({ id }) => id));
      },
    );
    return () => end.abort();
  }, [list, t]);
  return list.filter(({ id, place }) => !place || placeless.includes(id));
}
