import { startUrl } from "@goldmane/contracts/playback/rules";
import { useEffect, useEffectEvent, useRef } from "react";
import { Trailer } from "#features/library/hero/trailer.ts";
import { savesData } from "#platform/device/bandwidth.ts";

/** Delay before a slide's trailer starts, so that slides passed quickly load nothing. */
const startDelayMs = 350;

type Options = {
  titleId: string;
  isNear: boolean;
  plays: boolean;
  hasSound: boolean;
  onEnd: () => void;
};

/** Plays a title's trailer in the returned element while `plays` is true. */
export function useReelTrailer({ titleId, isNear, plays, hasSound, onEnd }: Options) {
  const container = useRef<HTMLDivElement>(null);
  const trailer = useRef<Trailer | null>(null);
  const end = useEffectEvent(onEnd);
  const begin = useEffectEvent(() => {
    if (!container.current) return;
    trailer.current = new Trailer(container.current, titleId, {
      shown: () => {},
      over: () => end(),
    });
    trailer.current.setSound(hasSound);
  });

  useEffect(() => {
    if (!plays) return undefined;
    const timer = setTimeout(begin, startDelayMs);
    return () => {
      clearTimeout(timer);
      trailer.current?.leave();
      trailer.current = null;
    };
  }, [plays]);

  useEffect(() => trailer.current?.setSound(hasSound), [hasSound]);

  // Prefetches the start file of a neighboring slide's trailer, so that the server renders it and the
  // browser caches it.
  const shouldPrefetch = isNear && !plays;
  useEffect(() => {
    if (!shouldPrefetch || savesData()) return undefined;
    const controller = new AbortController();
    fetch(startUrl(titleId, "trailer"), { signal: controller.signal, priority: "low" })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
    return () => controller.abort();
  }, [shouldPrefetch, titleId]);

  return container;
}
