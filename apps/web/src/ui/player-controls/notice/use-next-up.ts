import { nextUpAt } from "@goldmane/player/core/rules/next-up";
import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useEffectEvent, useState } from "react";
import type { Film } from "#ui/player-controls/film.ts";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";

type Options = { onNear?: () => void; onNext: (() => void) | null };

/** Counts down to the next title and starts it when the film ends, unless the viewer stays. */
export function useNextUp(player: Player, film: Film, { onNear, onNext }: Options) {
  const [stays, setStays] = useState(false);
  const secondsLeft = usePlayerState(
    player,
    ({ timeSeconds, durationSeconds }) =>
      nextUpAt({ timeSeconds, durationSeconds, creditsAtSeconds: film.creditsAtSeconds })
        ?.secondsLeft ?? null,
  );
  const hasEnded = usePlayerState(player, ({ phase }) => phase === "ended");
  const continues = film.next !== null && onNext !== null && !stays;
  const isNear = continues && secondsLeft !== null;
  const startNext = useEffectEvent(() => onNext?.());
  const notifyNear = useEffectEvent(() => onNear?.());

  useEffect(() => {
    if (isNear) notifyNear();
  }, [isNear]);
  useEffect(() => {
    if (hasEnded && continues) startNext();
  }, [hasEnded, continues]);

  return { secondsLeft: isNear && !hasEnded ? secondsLeft : null, stay: () => setStays(true) };
}
