import { type ReactNode, useEffect, useState } from "react";
import { shell } from "../../../shared/shell-api.ts";
import { languageTag } from "../../../shared/i18n/number.ts";
import { useTexts } from "../../../shared/i18n/use-texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { IslandProps } from "../../../shared/island/react.tsx";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { runEndAction } from "./end-action.ts";
import type definition from "./definition.ts";
import { followClock } from "./follow-clock.ts";
import { parseEnd, type Remaining, remaining } from "./rules.ts";

const units: Record<keyof Remaining, string> = {
  days: "Countdown.Days",
  hours: "Countdown.Hours",
  minutes: "Countdown.Minutes",
  seconds: "Countdown.Seconds",
};

export default function Countdown({
  config: { end: endText, onEnd },
  context: { host, fallback, signal },
}: IslandProps<typeof definition>): ReactNode {
  const end = parseEnd(endText);
  if (Number.isNaN(end))
    throw new IslandError(
      `countdown on ${nameOf(host)}: data-end expects an ISO time with offset, ` +
        `such as 2027-01-31T18:00:00+01:00, got "${endText}".`,
    );
  const t = useTexts();
  const [timeText] = useState(() => fallback.textContent!.trim());
  const [now, setNow] = useState(Date.now);
  useEffect(() => followClock(end, setNow, () => runEndAction(host, onEnd, end), signal), [end, host, onEnd, signal]);

  if (!t) return timeText;
  if (now >= end) return <span className="atoll-countdown-over">{t("Countdown.Over")}</span>;
  const timeLeft = remaining(end, now);
  const twoDigits = new Intl.NumberFormat(languageTag(shell().settings.locale), {
    minimumIntegerDigits: 2,
    useGrouping: false,
  });
  return (
    // Screen readers read the time on request, not every second.
    <span
      role="timer"
      aria-live="off"
      aria-label={timeText ? t("Countdown.Until", timeText) : t("Countdown.Name")}
      className="atoll-countdown"
    >
      {Object.entries(units).map(([unit, key]) => {
        const value = timeLeft[unit as keyof Remaining];
        const word = t(key, value);
        return (
          <span key={unit} className="atoll-countdown-part">
            <span className="atoll-countdown-number">{twoDigits.format(value)}</span>{" "}
            {/* Another word is another element: browsers would count a centred text of another width as a layout shift. */}
            <span key={word} className="atoll-countdown-unit">
              {word}
            </span>{" "}
          </span>
        );
      })}
    </span>
  );
}
