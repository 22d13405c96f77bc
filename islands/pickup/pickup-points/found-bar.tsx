import type { ReactNode } from "react";
import type { Translate } from "../../../shared/i18n/texts.ts";
import type { MapOffer } from "../../../shared/map/use-map-offer.ts";
import type { Moment } from "./opening.ts";
import { isOpen, type Narrowing } from "./rules.ts";
import type { Search } from "./use-search.ts";

interface FoundBarProps {
  t: Translate;
  search: Search;
  /** So many are left of those that were found. */
  shown: number;
  narrowing: Narrowing;
  onNarrow(narrowing: Narrowing): void;
  onRetry(): void;
  map: MapOffer | null;
  mapId: string;
  moment: Moment;
}

const boxes = [
  ["now", "Pickup.OpenNow"],
  ["saturday", "Pickup.OnSaturday"],
] as const;

/** What was found, or why nothing was, and what may be done with it. */
export function FoundBar({
  t,
  search,
  shown,
  narrowing,
  onNarrow,
  onRetry,
  map,
  mapId,
  moment,
}: FoundBarProps): ReactNode {
  const { is, points, problem } = search;
  // A box that could only empty the list is not offered.
  const offered = boxes.filter(
    ([name]) => narrowing[name] || points.some((point) => isOpen(point, moment)[name] !== null),
  );
  return (
    <div className="atoll-pickup-bar">
      <div className="atoll-pickup-told">
        <output>{wordsOf(t, search, shown)}</output>
      </div>
      {/* No alert: the notice has said it aloud. */}
      <div className="atoll-pickup-failed">{is === "failed" && problem}</div>
      {is === "failed" && (
        <button type="button" className="btn btn-outline-primary" onClick={onRetry}>
          {t("Core.Retry")}
        </button>
      )}
      {offered.length > 0 && points.length > 0 && (
        <fieldset className="atoll-pickup-boxes" aria-label={t("Pickup.Only")}>
          {offered.map(([name, key]) => (
            <label key={name}>
              <span>
                <input
                  type="checkbox"
                  checked={narrowing[name]}
                  onChange={() => onNarrow({ ...narrowing, [name]: !narrowing[name] })}
                />{" "}
                {t(key)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {map && points.length > 0 && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-expanded={map.is !== "closed"}
          aria-controls={mapId}
          onClick={map.toggle}
        >
          {t(map.is === "closed" ? "Map.Show" : "Map.Hide")}
        </button>
      )}
    </div>
  );
}

function wordsOf(t: Translate, { is, place, points }: Search, shown: number): string {
  if (is === "searching") return t("Pickup.Searching");
  if (is !== "found") return "";
  const where = [place!.postalCode, place!.city].filter(Boolean).join(" ");
  if (points.length === 0) return t("Pickup.None", where);
  return shown === points.length
    ? t("Pickup.Found", points.length, where)
    : t("Pickup.FoundOf", points.length, String(shown));
}
