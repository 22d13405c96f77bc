import { type ReactNode } from "react";
import type { Translate } from "../../../shared/i18n/texts.ts";
import type { Point } from "./rules.ts";

interface PointListProps {
  id: string;
  t: Translate;
  points: readonly Point[];
  selected: string;
  savedId: string;
  /** The map is there: points have the number of their pin. */
  isOnMap: boolean;
  onSelect(id: string): void;
  facts(point: Point): ReactNode;
}

/** The points to choose from, as radio buttons: all that the map can do can be done here. PUP-03, PUP-04 */
export function PointList({ id, t, points, selected, savedId, isOnMap, onSelect, facts }: PointListProps): ReactNode {
  return (
    <fieldset id={id} className="atoll-pickup-list" aria-label={t("Pickup.Points")}>
      <div>
        {points.map((point, index) => (
          <div key={point.id} className="atoll-pickup-point" data-selected={point.id === selected || undefined}>
            <label>
              <span className="atoll-pickup-choice">
                <input
                  type="radio"
                  name={`${id}-point`}
                  value={point.id}
                  checked={point.id === selected}
                  onChange={() => onSelect(point.id)}
                  aria-labelledby={`${id}-${index}-name`}
                  aria-describedby={`${id}-${index}-facts`}
                />
                <span>
                  <span id={`${id}-${index}-name`} className="atoll-pickup-name">
                    {isOnMap && point.at && (
                      <span className="atoll-pickup-number" aria-hidden="true">
                        {index + 1}
                      </span>
                    )}
                    <bdi>{point.name}</bdi>
                  </span>
                  <span id={`${id}-${index}-facts`}>
                    {point.id === savedId && (
                      <span className="atoll-pickup-line atoll-pickup-saved">{t("Pickup.Yours")}</span>
                    )}
                    {facts(point)}
                    {isOnMap && !point.at && <span className="atoll-pickup-line">{t("Pickup.NotOnMap")}</span>}
                  </span>
                </span>
              </span>
            </label>
            {point.hours.length > 0 && (
              <details>
                <summary>{t("Pickup.Hours")}</summary>
                <ul>
                  {point.hours.map((line, at) => (
                    <li key={at}>{line}</li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
