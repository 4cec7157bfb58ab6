import { useEffect, useState } from "react";

const everyMs = 10_000;

/** The time, as far as it shows: it goes on every ten seconds. Epoch milliseconds. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
