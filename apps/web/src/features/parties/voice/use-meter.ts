import { type RefObject, useEffect, useRef } from "react";
import type { VoiceCall } from "./voice-call.ts";

/** Smaller changes are not visible. */
const step = 0.02;

/** Sets `--level` of an element to a participant's loudness, 0 to 1. */
export function useMeter<E extends HTMLElement>(
  call: VoiceCall,
  profileId: string,
): RefObject<E | null> {
  const meter = useRef<E>(null);
  useEffect(() => {
    let shown = 0;
    let frame = requestAnimationFrame(function draw() {
      const level = call.levelOf(profileId);
      if (Math.abs(level - shown) >= step || (level === 0 && shown !== 0)) {
        shown = level;
        meter.current?.style.setProperty("--level", level.toFixed(2));
      }
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [call, profileId]);
  return meter;
}
