import { useEffect, useState } from "react";
import { type Moment, momentOf } from "./opening.ts";

const MINUTE_MS = 60_000;

/** The current moment in the week, in the time zone of the points. Updated every minute. */
export function useMoment(timeZone: string): Moment {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return momentOf(now, timeZone);
}
