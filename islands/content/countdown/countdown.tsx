import { type ReactNode, useEffect, useState } from "react";
import { shell } from "../../../shared/face.ts";
import { useTexts } from "../../../shared/i18n/use-texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { IslandProps } from "../../../shared/island/react.tsx";
import { nameOf } from "../../../shared/warn.ts";
import { atEnd } from "./at-end.ts";
import type definition from "./definition.ts";
import { followClock } from "./follow-clock.ts";
import { readEnd, type Remaining, remaining } from "./rules.ts";

const units: Record<keyof Remaining, string> = {
  days: "Countdown.Days",
  hours: "Countdown.Hours",
  minutes: "Countdown.Minutes",
  seconds: "Countdown.Seconds",
};

export default function Countdown({
  config: { end: given, onEnd },
  context: { host, fallback, signal },
}: IslandProps<typeof definition>): ReactNode {
  const end = readEnd(given);
  if (Number.isNaN(end))
    throw new IslandError(
      "config",
      `countdown on ${nameOf(host)}: data-end expects an ISO time with offset, such as 2027-01-31T18:00:00+01:00, got "${given}".`,
    );
  const t = useTexts();
  const [inWords] = useState(() => fallback.textContent!.trim());
  const [now, setNow] = useState(Date.now);
  useEffect(() => followClock(end, setNow, () => atEnd(host, onEnd, end), signal), [end, host, onEnd, signal]);

  if (!t) return inWords;
  if (now >= end) return <span className="atoll-countdown-over">{t("Countdown.Over")}</span>;
  const left = remaining(end, now);
  const two = new Intl.NumberFormat(shell().settings.locale, { minimumIntegerDigits: 2, useGrouping: false });
  return (
    // A clock that is read when it is looked for, not each second.
    <span
      role="timer"
      aria-live="off"
      aria-label={inWords ? t("Countdown.Until", inWords) : t("Countdown.Name")}
      className="atoll-countdown"
    >
      {Object.entries(units).map(([unit, key]) => (
        <span key={unit} className="atoll-countdown-part">
          <span className="atoll-countdown-number">{two.format(left[unit as keyof Remaining])}</span>{" "}
          <span className="atoll-countdown-unit">{t(key, left[unit as keyof Remaining])}</span>{" "}
        </span>
      ))}
    </span>
  );
}
