import type { Shown } from "@goldmane/contracts/companion/schema";
import { useEffect, useState } from "react";
import { positionAt } from "./position.ts";

const everyMs = 250;

/** The film's position in seconds, extrapolated between the screen's reports. */
export function usePosition(film: NonNullable<Shown["film"]>, receivedAt: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!film.isPlaying) return;
    const ticking = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(ticking);
  }, [film.isPlaying]);
  return positionAt(film, receivedAt, Math.max(now, receivedAt));
}
