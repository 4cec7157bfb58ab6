import { playCarefully } from "@goldmane/games/kyles-dash/careful-bot";
import { kylesDashRace } from "@goldmane/games/kyles-dash/race";
import { kylesDashRules } from "@goldmane/games/kyles-dash/rules";
import { hostGame } from "#features/games/host/playable-game.ts";
import { say } from "#platform/words/say.ts";
import { openKylesDash } from "./open-kyles-dash.ts";
import { tune } from "./sounds.ts";

const icons = {
  jump: "M12 3l7 8h-4v6H9v-6H5zM5 19h14v2.4H5z",
  slide: "M12 15l-7-8h4V2h6v5h4zM5 18h14v2.4H5z",
};

export const kylesDash = hostGame({
  id: "kyles-dash",
  rules: kylesDashRules,
  modes: [
    {
      id: "endless",
      name: () => say`Play game`,
      options: ({ isOneButton }) => ({ mode: "endless", isOneButton }),
    },
    {
      id: "daily",
      name: () => say`Today’s run`,
      options: () => ({ mode: "daily", isOneButton: false }),
    },
  ],
  controls: ({ isOneButton }) => ({
    directions: [],
    buttons: [
      { button: "a", label: () => say`Jump`, icon: icons.jump },
      ...(isOneButton
        ? []
        : [{ button: "b" as const, label: () => say`Slide`, icon: icons.slide }]),
    ],
    hasPointer: false,
    hasSwipes: true,
    hasOneButton: true,
  }),
  race: kylesDashRace,
  tune,
  openPicture: openKylesDash,
  demo: {
    options: { mode: "endless", isOneButton: false },
    seed: 20,
    play: (state) => [playCarefully(state)],
  },
  copyState: (state) => ({ ...state }),
});
