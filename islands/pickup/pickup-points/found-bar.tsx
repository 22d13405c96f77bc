import type { ReactNode } from "react";
import type { Translate } from "../../../shared/i18n/texts.ts";
import type { LazyMap } from "../../../shared/map/use-lazy-map.ts";
import type { Moment } from "./opening.ts";
import { isOpen, type Filters } from "./rules.ts";
import type { AddressForm } from "./use-address-form.ts";
import type { Search } from "./use-search.ts";

interface FoundBarProps {
  t: Translate;
  search: Search;
  /** Number of points after filtering. */
  count: number;
  filters: Filters;
  onFilter(filters: Filters): void;
  onRetry(): void;
  address: AddressForm;
  addressId: string;
  map: LazyMap | null;
  mapId: string;
  moment: Moment;
}

const filterBoxes = [
  ["now", "Pickup.OpenNow"],
  ["saturday", "Pickup.OnSaturday"],
] as const;

/** The result of the search or its error, with filters and buttons. */
export function FoundBar({
  t,
  search,
  count,
  filters,
  onFilter,
  onRetry,
  address: { button, isOpen: isAddressOpen, toggle },
  addressId,
  map,
  mapId,
  moment,
}: FoundBarProps): ReactNode {
  const { is, points, problem } = search;
  // A filter is offered only if the hours of some point are known.
  const offered = filterBoxes.filter(
    ([name]) => filters[name] || points.some((point) => isOpen(point, moment)[name] !== null),
  );
  return (
    <div className="atoll-pickup-bar">
      <div className="atoll-pickup-told">
        <output>{resultText(t, search, count)}</output>
        {/* Only in a narrow window, where the form is closed. */}
        {search.place && (
          <span className="atoll-pickup-change">
            <button ref={button} type="button" aria-expanded={isAddressOpen} aria-controls={addressId} onClick={toggle}>
              {t("Pickup.Change")}
            </button>
          </span>
        )}
      </div>
      {/* Not an alert: the notice has already announced the error. */}
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
                  checked={filters[name]}
                  onChange={() => onFilter({ ...filters, [name]: !filters[name] })}
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
          aria-expanded={map.state !== "closed"}
          aria-controls={mapId}
          onClick={map.toggle}
        >
          {t(map.state === "closed" ? "Map.Show" : "Map.Hide")}
        </button>
      )}
    </div>
  );
}

function resultText(t: Translate, { is, place, points }: Search, count: number): string {
  if (is === "searching") return t("Pickup.Searching");
  if (is !== "found") return "";
  const where = [place!.postalCode, place!.city].filter(Boolean).join(" ");
  if (points.length === 0) return t("Pickup.None", where);
  return count === points.length
    ? t("Pickup.Found", points.length, where)
    : t("Pickup.FoundOf", points.length, String(count));
}
