import { type RefObject, useEffect, useRef, useState } from "react";
import type { GameRuntime } from "#features/games/host/open-runtime.ts";
import type { PlayableGame } from "#features/games/host/playable-game.ts";
import { gameSettings, textScales } from "#features/games/host/settings/game-settings.ts";
import { openSoundBoard, type SoundDesk } from "#features/games/host/sound/open-sound-board.ts";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";
import { useStore } from "#platform/store.ts";

export type OpenedGame = { runtime: GameRuntime; sounds: SoundDesk };

/**
 * Opens the game's canvas in an element while the component is mounted, and again when a setting
 * changes that its picture is drawn with. Null while it loads.
 */
export function useRuntime(
  game: PlayableGame,
  field: RefObject<HTMLDivElement | null>,
  {
    ownPicture,
    onSubtitle,
    onFailure,
  }: {
    /** The address of the player's profile picture. */
    ownPicture: string | null;
    onSubtitle: (text: string) => void;
    onFailure: () => void;
  },
): OpenedGame | null {
  const [opened, setOpened] = useState<OpenedGame | null>(null);
  const { textSize, effects, music } = useStore(gameSettings);
  const latest = useRef({ ownPicture, onSubtitle, onFailure });
  useEffect(() => {
    latest.current = { ownPicture, onSubtitle, onFailure };
  });

  useEffect(() => {
    let isGone = false;
    let close = () => {};
    const open = async () => {
      const { openRuntime } = await import("#features/games/host/open-runtime.ts");
      if (isGone || !field.current) return;
      const sounds = openSoundBoard((text) => latest.current.onSubtitle(text));
      close = sounds.close;
      const settings = {
        isMotionReduced: !isMotionAllowed(),
        textScale: textScales[textSize],
      };
      const runtime = await openRuntime(game, field.current, {
        sounds,
        settings,
        ownPicture: () => latest.current.ownPicture,
      });
      close = () => {
        runtime.destroy();
        sounds.close();
      };
      if (isGone) return close();
      setOpened({ runtime, sounds });
      await runtime.showDemo();
      requestAnimationFrame(() => performance.mark("game-shown"));
    };
    open().catch(() => latest.current.onFailure());
    return () => {
      isGone = true;
      close();
      setOpened(null);
    };
  }, [game, field, textSize]);

  useEffect(() => {
    opened?.sounds.setVolume({ effects: effects / 100, music: music / 100 });
  }, [opened, effects, music]);
  return opened;
}
