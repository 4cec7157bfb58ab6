import { button, type Input } from "@goldmane/games/kernel/input";
import type { ArcadeState } from "@goldmane/games/leos-arcade/arcade";
import { inputOf } from "@goldmane/games/leos-arcade/micro-game";
import { microGames } from "@goldmane/games/leos-arcade/micro-games";
import { maxPlayers, type ArcadeOptions } from "@goldmane/games/leos-arcade/options";
import { leosArcadeRules } from "@goldmane/games/leos-arcade/rules";
import type { GameControls } from "#features/games/host/game-picture.ts";
import { hostGame } from "#features/games/host/playable-game.ts";
import { say } from "#platform/words/say.ts";
import { openArcadePicture } from "./open-arcade-picture.ts";
import { tune } from "./tune.ts";

const solo: ArcadeOptions = {
  mode: "medley",
  players: 1,
  assist: false,
  isOneButton: false,
  game: null,
};

export const game = hostGame<ArcadeState, ArcadeOptions>({
  id: "leos-arcade",
  rules: leosArcadeRules,
  modes: [
    {
      id: "hub",
      name: () => say`Enter the arcade`,
      // Walking takes more than one button.
      options: ({ isOneButton }) =>
        isOneButton ? { ...solo, isOneButton } : { ...solo, mode: "hub" },
    },
    {
      id: "medley",
      name: () => say`Medley`,
      options: ({ isOneButton }) => ({ ...solo, isOneButton }),
    },
    {
      id: "daily",
      name: () => say`Today's medley`,
      isDaily: true,
      options: () => ({ ...solo, mode: "daily" }),
    },
    {
      id: "party",
      name: () => say`Pass and play`,
      players: [2, maxPlayers],
      options: ({ players, isOneButton }) => ({ ...solo, players, isOneButton }),
    },
    {
      id: "relaxed",
      name: () => say`Take it easy`,
      options: ({ isOneButton }) => ({ ...solo, assist: true, isOneButton }),
    },
  ],
  controls,
  turnOf: ({ medley }) => (medley && medley.players.length > 1 ? medley.player : null),
  tune,
  openPicture: openArcadePicture,
  demo: { options: solo, seed: 7, play: demonstrate },
});

function controls({ isOneButton }: ArcadeOptions): GameControls {
  return {
    directions: isOneButton
      ? []
      : [
          { button: "left", label: () => say`Left`, icon: "M15 5 L7 12 L15 19 Z" },
          { button: "right", label: () => say`Right`, icon: "M9 5 L17 12 L9 19 Z" },
          { button: "up", label: () => say`Up`, icon: "M5 15 L12 7 L19 15 Z" },
          { button: "down", label: () => say`Down`, icon: "M5 9 L12 17 L19 9 Z" },
        ],
    buttons: [
      { button: "a", label: () => say`Do it`, icon: "M12 4 A8 8 0 1 0 12 20 A8 8 0 1 0 12 4 Z" },
    ],
    hasPointer: true,
    hasOneButton: true,
  };
}

/** Plays well behind the title screen. */
function demonstrate({ medley }: ArcadeState): readonly Input[] {
  if (!medley) return [button.right];
  const { phase, play, game: id } = medley;
  return [phase === "play" && play ? inputOf(microGames[id].demonstrate(play), "buttons") : 0];
}
