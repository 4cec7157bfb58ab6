import { levelCount } from "@goldmane/games/slime-adventure/levels/level-count";
import { slimeAdventureRules } from "@goldmane/games/slime-adventure/rules";
import type { SlimeOptions } from "@goldmane/games/slime-adventure/options";
import type { SlimeState } from "@goldmane/games/slime-adventure/state";
import type { FinishedRun, GameControls } from "#features/games/host/game-picture.ts";
import { hostGame } from "#features/games/host/playable-game.ts";
import { say } from "#platform/words/say.ts";
import { copyState } from "./copy-state.ts";
import { demo } from "./demo.ts";
import { icons } from "./icons.ts";
import { SlimeMenu } from "./slime-menu.tsx";
import { openPicture } from "./picture/open-picture.ts";
import { loadProgress, recordRun } from "./progress/current-progress.ts";
import { nextLevel } from "./progress/progress.ts";
import { tune } from "./tune.ts";

export const game = hostGame<SlimeState, SlimeOptions>({
  id: "slime-adventure",
  rules: slimeAdventureRules,
  modes: [
    {
      id: "levels",
      name: () => say`Levels`,
      players: [1, 2],
      options: ({ players }) => ({ level: 1, players }),
    },
  ],
  controls,
  tune,
  openPicture,
  demo,
  copyState,
  Menu: SlimeMenu,
  continueRun: async (profileId) => ({
    level: nextLevel(await loadProgress(profileId)),
    players: 1,
  }),
  onFinished: saveRun,
  optionsAfter: ({ options }) =>
    options.level > 0 && options.level < levelCount
      ? { ...options, level: options.level + 1 }
      : null,
});

function controls({ level, shared }: SlimeOptions): GameControls {
  const hasStretch = shared !== null || level > 6;
  const hasSplit = shared !== null || level > 18;
  return {
    directions: [
      { button: "left", label: () => say`Left`, icon: icons.left },
      { button: "right", label: () => say`Right`, icon: icons.right },
      { button: "up", label: () => say`Climb, or aim up`, icon: icons.up },
      { button: "down", label: () => say`Let go`, icon: icons.down },
    ],
    buttons: [
      { button: "a" as const, label: () => say`Jump`, icon: icons.jump },
      ...(hasStretch
        ? [{ button: "b" as const, label: () => say`Stretch`, icon: icons.stretch }]
        : []),
      ...(hasSplit ? [{ button: "x" as const, label: () => say`Split`, icon: icons.split }] : []),
    ],
    hasPointer: false,
  };
}

function saveRun({ options, result, log }: FinishedRun<SlimeOptions>): void {
  if (options.level === 0) return;
  const { score: ticks, stars = 1 } = result;
  const isRanked = slimeAdventureRules.modeOf(options) !== null;
  recordRun({ level: options.level, stars, ticks, log, isRanked });
}
