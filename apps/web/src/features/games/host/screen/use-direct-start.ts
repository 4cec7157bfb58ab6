import { useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "wouter";
import type { ModeChoice } from "#features/games/host/game-picture.ts";
import type { PlayableGame } from "#features/games/host/playable-game.ts";

type Start = {
  game: PlayableGame;
  isReady: boolean;
  /** Undefined until it is known. */
  profileId: string | null | undefined;
  choice: () => ModeChoice;
  play: (options: unknown) => void;
};

/**
 * Starts the mode that the address names, once the game is open. `?mode=continue` continues the
 * profile's save.
 */
export function useDirectStart({ game, isReady, profileId, choice, play }: Start): void {
  const wanted = useSearchParams()[0].get("mode");
  const hasBegun = useRef(false);
  const begin = useEffectEvent(async () => {
    const mode = game.modes.find(({ id }) => id === wanted);
    const options =
      wanted === "continue"
        ? await game.continueRun(profileId ?? null)
        : (mode?.options(choice()) ?? null);
    if (options !== null) play(options);
  });
  const isKnown = profileId !== undefined;
  useEffect(() => {
    if (!isReady || !isKnown || wanted === null || hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  }, [isReady, isKnown, wanted]);
}
