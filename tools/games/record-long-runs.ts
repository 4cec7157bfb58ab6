import type { GameId } from "@goldmane/contracts/games/limits";
import { playWithBot } from "@goldmane/games/adventure-quest/bot/play-with-bot";
import { realms } from "@goldmane/games/adventure-quest/world/realms";
import type { GameRules } from "@goldmane/games/kernel/game-rules";
import { button, type Input } from "@goldmane/games/kernel/input";
import { InputLog } from "@goldmane/games/kernel/input-log";
import { randomPick } from "@goldmane/games/kernel/random";
import { playCarefully } from "@goldmane/games/kyles-dash/careful-bot";
import { kylesDashRules } from "@goldmane/games/kyles-dash/rules";
import { inputOf } from "@goldmane/games/leos-arcade/micro-game";
import { microGames } from "@goldmane/games/leos-arcade/micro-games";
import { leosArcadeRules } from "@goldmane/games/leos-arcade/rules";
import { slimeAdventureRules } from "@goldmane/games/slime-adventure/rules";
import { levelCount } from "@goldmane/games/slime-adventure/levels/level-count";

export interface LongRun {
  game: GameId;
  seed: number;
  options: unknown;
  log: string;
}

const threeMinutes = 10_800;

/**
 * A run of each game that lasts about three minutes. A level of Slime Adventure is finished sooner,
 * so a slime hops about in it, and its run doesn't end.
 */
export function recordLongRuns(seed: number): LongRun[] {
  const medley = leosArcadeRules.readOptions({});
  const realm = { mode: "realm", realm: seed % realms.length, assist: false } as const;
  const level = { level: 1 + (seed % levelCount) };
  const dash = { mode: "endless", isOneButton: false } as const;
  return [
    {
      game: "leos-arcade",
      seed,
      options: medley,
      log: record(leosArcadeRules, { seed, options: medley }, ({ medley: state }) =>
        state?.play && state.phase === "play"
          ? inputOf(microGames[state.game].demonstrate(state.play), "buttons")
          : 0,
      ),
    },
    { game: "adventure-quest", seed, options: realm, log: playWithBot(seed, realm).log },
    { game: "slime-adventure", seed, options: level, log: hopAbout(seed, level) },
    {
      game: "kyles-dash",
      seed,
      options: dash,
      log: record(kylesDashRules, { seed, options: dash }, playCarefully),
    },
  ];
}

/** Plays for three minutes, and then without a button until the run ends. */
function record<State, Options>(
  rules: GameRules<State, Options>,
  { seed, options }: { seed: number; options: Options },
  inputFor: (state: State) => Input,
): string {
  const state = rules.start(seed, options);
  const log = new InputLog(1);
  while (!rules.resultOf(state)) {
    const inputs = [log.ticks < threeMinutes ? inputFor(state) : 0];
    rules.step(state, inputs);
    log.add(inputs);
  }
  return log.encode();
}

function hopAbout(seed: number, level: { level: number }): string {
  const state = slimeAdventureRules.start(seed, slimeAdventureRules.readOptions(level));
  const random = { random: seed };
  const log = new InputLog(1);
  let held: Input = 0;
  while (log.ticks < threeMinutes && !slimeAdventureRules.resultOf(state)) {
    if (log.ticks % 12 === 0)
      held = randomPick(random, [button.right, button.right | button.a, button.left]);
    slimeAdventureRules.step(state, [held]);
    log.add([held]);
  }
  return log.encode();
}
