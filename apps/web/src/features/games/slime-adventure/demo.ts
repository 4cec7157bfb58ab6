import type { Input } from "@goldmane/games/kernel/input";
import { decodeLog } from "@goldmane/games/kernel/input-log";
import { foundRuns } from "@goldmane/games/slime-adventure/levels/found-runs.gen";
import type { SlimeOptions } from "@goldmane/games/slime-adventure/options";
import { slimeAdventureRules } from "@goldmane/games/slime-adventure/rules";
import type { SlimeState } from "@goldmane/games/slime-adventure/state";

/** A level with every ability, so that the title screen shows all controls. */
const level = 24;
const options: SlimeOptions = { level, shared: null, players: 1, isAssisted: true };

let inputs: readonly (readonly Input[])[] | null = null;

/** The run of the solver through a level, behind the title screen. */
export const demo = {
  options,
  seed: 1,
  play(state: SlimeState): readonly Input[] {
    inputs ??= [
      ...decodeLog(foundRuns[level - 1] ?? "", {
        players: 1,
        maxTicks: slimeAdventureRules.maxTicks,
      }),
    ];
    return inputs[state.ticks] ?? [0];
  },
};
