import { type RefObject, useEffect, useRef, useState } from "react";
import { Trailer } from "#features/library/hero/trailer.ts";
import { savesData } from "#platform/device/bandwidth.ts";
import { hasMotion } from "#platform/device/has-motion.ts";
import { useSight } from "#ui/carousel/use-sight.ts";

/** Whoever turns on at once has not come to look. */
const settledMs = 350;

/**
 * Plays the trailer of a title, silent, on the stage that it answers with: while the area is in
 * sight, and for whoever asked neither for less motion nor for less data.
 */
export function useMovingMedium(area: RefObject<Element | null>, titleId: string | null) {
  const stage = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useSight(area, setSeen);

  useEffect(() => {
    if (titleId === null || !isSeen || savesData() || !hasMotion()) return undefined;
    let trailer: Trailer | null = null;
    const begin = () => {
      if (!stage.current) return;
      trailer = new Trailer(stage.current, titleId, { shown: () => {}, over: () => {} });
      trailer.setSound(false);
    };
    const timer = setTimeout(begin, settledMs);
    return () => {
      clearTimeout(timer);
      trailer?.leave();
    };
  }, [titleId, isSeen]);

  return stage;
}
