import { type ReactNode } from "react";
import type { Translate } from "../../../shared/i18n/texts.ts";
import type { Point } from "./rules.ts";

interface PointListProps {
  id: string;
  t: Translate;
  points: readonly Point[];
  selected: string;
  savedId: string;
  /** Whether the map is open: points then show the number of their pin. */
  isOnMap: boolean;
  onSelect(id: string): void;
  facts(point: Point): ReactNode;
}

/** The points as radio buttons. The list offers all that the map offers, so the map is optional. PUP-03, PUP-04 */
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
                    {isOnMap && point.position && (
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
                    {isOnMap && !point.position && <span className="atoll-pickup-line">{t("Pickup.NotOnMap")}</span>}
                  </span>
                </span>
              </span>
            </label>
            {point.openingHours.length > 0 && hoursOf(point, t)}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

const hoursOf = ({ openingHours }: Point, t: Translate): ReactNode => (
  <details>
    <summary>{t("Pickup.Hours")}</summary>
    <ul>
      {openingHours.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  </details>
);
