import { nextUpAt, waitAfterEnd } from "@goldmane/player/core/rules/next-up";
import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useEffectEvent, useState } from "react";
import type { Film } from "#ui/player-controls/film.ts";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";

type Options = { onNear?: () => void; onNext: (() => void) | null };

/**
 * Counts down to the next title, on a card and then on the end screen, and starts it unless the
 * viewer stays.
 */
export function useNextUp(player: Player, film: Film, { onNear, onNext }: Options) {
  const [stays, setStays] = useState(false);
  const [waited, setWaited] = useState(0);
  const secondsLeft = usePlayerState(
    player,
    ({ timeSeconds, durationSeconds }) =>
      nextUpAt({ timeSeconds, durationSeconds, creditsAtSeconds: film.creditsAtSeconds })
        ?.secondsLeft ?? null,
  );
  const wait = usePlayerState(player, ({ durationSeconds }) =>
    Math.ceil(waitAfterEnd({ durationSeconds, creditsAtSeconds: film.creditsAtSeconds })),
  );
  const hasEnded = usePlayerState(player, ({ phase }) => phase === "ended");
  const continues = film.next !== null && onNext !== null && !stays;
  const isNear = continues && secondsLeft !== null;
  const isWaiting = hasEnded && continues;
  const startsIn = Math.max(0, wait - waited);
  const startNext = useEffectEvent(() => onNext?.());
  const notifyNear = useEffectEvent(() => onNear?.());

  useEffect(() => {
    if (isNear) notifyNear();
  }, [isNear]);
  useEffect(() => {
    if (!isWaiting) return;
    const counting = setInterval(() => setWaited((seconds) => seconds + 1), 1000);
    return () => {
      clearInterval(counting);
      setWaited(0);
    };
  }, [isWaiting]);
  const isDue = isWaiting && startsIn === 0;
  useEffect(() => {
    if (isDue) startNext();
  }, [isDue]);

  return {
    secondsLeft: isNear && !hasEnded ? secondsLeft : null,
    /** After the end; null if the next title doesn't start by itself. */
    startsIn: isWaiting ? startsIn : null,
    stay: () => setStays(true),
  };
}
