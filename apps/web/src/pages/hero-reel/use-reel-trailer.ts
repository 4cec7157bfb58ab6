import { startUrl } from "@goldmane/contracts/playback/rules";
import { useEffect, useEffectEvent, useRef } from "react";
import { Trailer } from "#features/library/hero/trailer.ts";
import { savesData } from "#platform/device/bandwidth.ts";

/** Skips slides that are swiped past at once. */
const settledMs = 350;

type Options = {
  titleId: string;
  isNear: boolean;
  plays: boolean;
  hasSound: boolean;
  onOver: () => void;
};

/** Plays a title's trailer in the returned element while `plays` is true. */
export function useReelTrailer({ titleId, isNear, plays, hasSound, onOver }: Options) {
  const stage = useRef<HTMLDivElement>(null);
  const trailer = useRef<Trailer | null>(null);
  const end = useEffectEvent(onOver);
  const begin = useEffectEvent(() => {
    if (!stage.current) return;
    trailer.current = new Trailer(stage.current, titleId, { shown: () => {}, over: () => end() });
    trailer.current.setSound(hasSound);
  });

  useEffect(() => {
    if (!plays) return undefined;
    const timer = setTimeout(begin, settledMs);
    return () => {
      clearTimeout(timer);
      trailer.current?.leave();
      trailer.current = null;
    };
  }, [plays]);

  useEffect(() => trailer.current?.setSound(hasSound), [hasSound]);

  // Makes and downloads the first seconds of the next trailer ahead.
  const isAhead = isNear && !plays;
  useEffect(() => {
    if (!isAhead || savesData()) return undefined;
    const wait = new AbortController();
    fetch(startUrl(titleId, "trailer"), { signal: wait.signal, priority: "low" })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
    return () => wait.abort();
  }, [isAhead, titleId]);

  return stage;
}
