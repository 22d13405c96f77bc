import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { pickupPointsPath } from "../../../shared/api/pickup-points.ts";
import { shell } from "../../../shared/face.ts";
import { call, HttpError } from "../../../shared/http/call.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { latest } from "../../../shared/latest.ts";
import { notify } from "../../../shared/notify.ts";
import { removeNotice } from "../../../shared/stores/notices.ts";
import { warn } from "../../../shared/warn.ts";
import type { PickupConfig } from "./dialog.tsx";
import { type Place, type Point, readPoints, searchOf } from "./rules.ts";

export interface Search {
  is: "idle" | "searching" | "found" | "failed";
  /** What was asked for last. */
  place: Place | null;
  points: readonly Point[];
  /** Why there are none. */
  problem: string;
}

/** Asks the carrier for points: the newest question counts. That there are none is also told in a notice, which lasts as long as it is so. PUP-02 */
export function useSearch(config: PickupConfig, t: Translate): [search: Search, ask: (place: Place) => void] {
  const [search, setSearch] = useState<Search>({ is: "idle", place: null, points: [], problem: "" });
  const notice = useRef<number>(undefined);
  const begin = useRef<() => AbortSignal>(undefined);
  // Before the form can be sent.
  useLayoutEffect(() => {
    const closed = new AbortController();
    begin.current = latest(closed.signal);
    return () => {
      closed.abort();
      remove(notice);
    };
  }, []);

  async function ask(place: Place): Promise<void> {
    const signal = begin.current!();
    setSearch((before) => ({ ...before, is: "searching", place, problem: "" }));
    remove(notice);
    try {
      const answer = await call(pickupPointsPath(config.provider), {
        method: "POST",
        json: searchOf(place, config, shell().settings.culture),
        signal,
      });
      const points = readPoints(answer, config.maximumListSize);
      if (!signal.aborted) setSearch({ is: "found", place, points, problem: "" });
    } catch (error) {
      if (signal.aborted) return;
      warn("pickup points could not be looked up.", error);
      const problem = (error instanceof HttpError && error.text) || t("Pickup.SearchFailed");
      notice.current = notify({ kind: "error", title: t("Pickup.ErrorTitle"), text: t("Pickup.ErrorText", problem) });
      setSearch({ is: "failed", place, points: [], problem });
    }
  }
  return [search, (place) => void ask(place)];
}

function remove(notice: RefObject<number | undefined>): void {
  if (notice.current !== undefined) removeNotice(notice.current);
  notice.current = undefined;
}
