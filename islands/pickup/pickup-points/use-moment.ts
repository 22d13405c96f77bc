import { useEffect, useState } from "react";
import { type Moment, momentOf } from "./opening.ts";

const MINUTE = 60_000;

/** The moment in the week, in the time zone of the points, as it goes on. */
export function useMoment(timeZone: string): Moment {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return momentOf(now, timeZone);
}
