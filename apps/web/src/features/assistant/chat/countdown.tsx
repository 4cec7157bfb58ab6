import { useEffect, useState } from "react";
import { sayPlural } from "#platform/words/say.ts";

/** Counts the seconds until Leo can be asked again. */
export function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(1, Math.ceil((until - now) / 1000));
  return (
    // A timer isn't announced at every second.
    <span role="timer">
      {sayPlural(seconds, {
        one: "Let me catch my breath: # second.",
        other: "Let me catch my breath: # seconds.",
      })}
    </span>
  );
}
