import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { findPickupPoints, type PickupSearch } from "../../../shared/api/pickup-points.ts";
import { HttpError } from "../../../shared/http/call.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { abortPrevious } from "../../../shared/time/abort-previous.ts";
import { notify } from "../../../shared/notify.ts";
import { removeNotice } from "../../../shared/stores/notices.ts";
import { warn } from "../../../shared/warn.ts";
import type { PickupConfig } from "./dialog.tsx";
import { type Place, type Point, withWeek } from "./rules.ts";

export interface Search {
  is: "idle" | "searching" | "found" | "failed";
  /** The place of the latest search. */
  place: Place | null;
  points: readonly Point[];
  /** Error message of a failed search. */
  problem: string;
}

/**
 * Searches for points; only the latest search counts. A failure also shows a notice, which stays until the next search
 * or until the dialog closes. PUP-02
 */
export function useSearch(config: PickupConfig, t: Translate): [search: Search, ask: (place: Place) => void] {
  const [search, setSearch] = useState<Search>({ is: "idle", place: null, points: [], problem: "" });
  const notice = useRef<number>(undefined);
  const begin = useRef<() => AbortSignal>(undefined);
  // A layout effect runs before the form can be submitted.
  useLayoutEffect(() => {
    const closed = new AbortController();
    begin.current = abortPrevious(closed.signal);
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
      const found = await findPickupPoints(searchOf(place, config), signal);
      if (!signal.aborted) setSearch({ is: "found", place, points: found.map(withWeek), problem: "" });
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

const searchOf = (
  { postalCode, city, address }: Place,
  { provider, methodId, countryCode, searchRadius, maximumListSize }: PickupConfig,
): PickupSearch => ({
  provider,
  shippingMethodId: methodId,
  countryCode,
  postalCode,
  city,
  street: address,
  radiusKm: searchRadius,
  limit: maximumListSize,
});

function remove(notice: RefObject<number | undefined>): void {
  if (notice.current !== undefined) removeNotice(notice.current);
  notice.current = undefined;
}
