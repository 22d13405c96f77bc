import { type ReactNode } from "react";
import { shell } from "../../../shared/shell-api.ts";
import { formatNumber, languageTag } from "../../../shared/i18n/number.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { type Moment, openingStateAt, type Opening, opensOn, SATURDAY, spansText, timeText } from "./opening.ts";
import type { Point } from "./rules.ts";

/** Address, distance and opening state of a point. PUP-03 */
export function PointFacts({ point, moment, t }: { point: Point; moment: Moment; t: Translate }): ReactNode {
  const { street, postalCode, city, distanceKm, week } = point;
  const { locale } = shell().settings;
  const time = timeText(languageTag(locale));
  const opening = week && openingStateAt(week, moment);
  const today = week?.[moment.day];
  return (
    <>
      <span className="atoll-pickup-line">
        <bdi>{[street, [postalCode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ")}</bdi>
        {distanceKm !== null && (
          <bdi className="atoll-pickup-far">{formatNumber(Math.round(distanceKm * 10) / 10, locale, "kilometer")}</bdi>
        )}
      </span>
      {week && (
        <span className="atoll-pickup-line">
          {opening && (
            <bdi className={opening.is === "open" ? "atoll-pickup-fact atoll-pickup-open" : "atoll-pickup-fact"}>
              {openingText(opening, t, time)}
            </bdi>
          )}
          {opening && opening.is !== "open" && today && today.length > 0 && (
            <bdi className="atoll-pickup-fact">{t("Pickup.Today", spansText(today, time, locale))}</bdi>
          )}
          {opensOn(week, SATURDAY) && <bdi className="atoll-pickup-fact">{t("Pickup.OnSaturday")}</bdi>}
        </span>
      )}
    </>
  );
}

function openingText(opening: Opening, t: Translate, time: (minutes: number) => string): string {
  switch (opening.is) {
    case "open":
      return opening.until === null ? t("Pickup.OpenNow") : t("Pickup.OpenUntil", time(opening.until));
    case "later":
      return t("Pickup.OpensAt", time(opening.from));
    default:
      return t(opening.is === "over" ? "Pickup.ClosedNow" : "Pickup.ClosedToday");
  }
}
