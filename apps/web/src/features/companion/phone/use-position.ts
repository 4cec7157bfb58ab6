import type { Shown } from "@goldmane/contracts/companion/schema";
import { useEffect, useState } from "react";
import { positionAt } from "./position.ts";

const everyMs = 250;

/** Where the film is, in seconds: by the clock between what the screen says. */
export function usePosition(film: NonNullable<Shown["film"]>, heardAt: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!film.isPlaying) return;
    const ticking = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(ticking);
  }, [film.isPlaying]);
  return positionAt(film, heardAt, Math.max(now, heardAt));
}
