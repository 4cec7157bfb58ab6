import { playWithBot } from "@goldmane/games/adventure-quest/bot/play-with-bot";
import type { QuestOptions } from "@goldmane/games/adventure-quest/options";
import { adventureQuestRules } from "@goldmane/games/adventure-quest/rules";
import { realmSlugs } from "@goldmane/games/adventure-quest/world/realms";
import type { Input } from "@goldmane/games/kernel/input";
import { playCarefully } from "@goldmane/games/kyles-dash/careful-bot";
import { kylesDashRules } from "@goldmane/games/kyles-dash/rules";
import type { ArcadeState } from "@goldmane/games/leos-arcade/arcade";
import { inputOf } from "@goldmane/games/leos-arcade/micro-game";
import { microGameIds, microGames } from "@goldmane/games/leos-arcade/micro-games";
import { leosArcadeRules } from "@goldmane/games/leos-arcade/rules";
import { foundRuns } from "@goldmane/games/slime-adventure/levels/found-runs.gen";
import { slimeAdventureRules } from "@goldmane/games/slime-adventure/rules";
import type { LoggedInputs } from "@goldmane/games/testing/hash-log";
import { pressAtRandom, record } from "./record.ts";

/** A run to compare, recorded when it is needed. */
export interface ParityCase {
  name: string;
  record: () => LoggedInputs;
}

const threeMinutes = 10_800;
const oneMinute = 3_600;

/** Each mode of each game, played well and at random, once for each seed. */
export function parityCasesOf(seed: number): ParityCase[] {
  return [...dashCases(seed), ...arcadeCases(seed), ...slimeCases(seed), ...questCases(seed)];
}

function dashCases(seed: number): ParityCase[] {
  const game = "kyles-dash";
  const modes = [
    { mode: "endless" },
    { mode: "daily", isOneButton: true },
    { mode: "race", isOneButton: false },
  ];
  return modes.flatMap((options) => {
    const run = { seed, options, ticks: threeMinutes };
    const caseOf = (who: string, inputFor: Parameters<typeof record>[2]): ParityCase => ({
      name: `${game} ${options.mode}, ${who}, seed ${seed}`,
      record: () => ({ game, seed, options, log: record(kylesDashRules, run, inputFor) }),
    });
    return [
      caseOf("with care", (state) => playCarefully(state as Parameters<typeof playCarefully>[0])),
      caseOf("at random", pressAtRandom(seed)),
    ];
  });
}

function arcadeCases(seed: number): ParityCase[] {
  const game = "leos-arcade";
  const caseOf = (
    options: object,
    ticks: number,
    inputFor: (state: ArcadeState) => Input | readonly Input[],
  ): ParityCase => ({
    name: `${game} ${JSON.stringify(options)}, seed ${seed}`,
    record: () => {
      const log = record(leosArcadeRules, { seed, options, ticks }, inputFor);
      return { game, seed, options, log };
    },
  });
  return [
    // Twenty rounds show each micro-game once.
    caseOf({ mode: "medley" }, 4 * threeMinutes, demonstrate),
    caseOf({ mode: "medley", players: 8 }, threeMinutes, pressAtRandom(seed)),
    caseOf({ mode: "hub" }, threeMinutes, pressAtRandom(seed)),
    ...microGameIds.map((micro) =>
      caseOf({ mode: "practice", game: micro }, oneMinute, pressAtRandom(seed)),
    ),
  ];
}

function demonstrate({ medley }: ArcadeState): Input {
  if (!medley?.play || medley.phase !== "play") return 0;
  return inputOf(microGames[medley.game].demonstrate(medley.play), "buttons");
}

function slimeCases(seed: number): ParityCase[] {
  const game = "slime-adventure";
  return foundRuns.flatMap((found, at) => {
    const level = at + 1;
    const pair = { level, players: 2 };
    const run = { seed, options: pair, ticks: oneMinute };
    return [
      {
        name: `${game} level ${level}, solved, seed ${seed}`,
        record: () => ({ game, seed, options: { level }, log: found }),
      },
      {
        name: `${game} level ${level}, two at random, seed ${seed}`,
        record: () => {
          const log = record(slimeAdventureRules, run, pressAtRandom(seed, 2));
          return { game, seed, options: pair, log };
        },
      },
    ];
  });
}

function questCases(seed: number): ParityCase[] {
  const game = "adventure-quest";
  const solved = realmSlugs.map((slug, realm): ParityCase => {
    const options: QuestOptions = { mode: "realm", realm, assist: false };
    return {
      name: `${game} ${slug}, solved, seed ${seed}`,
      record: () => ({ game, seed, options, log: playWithBot(seed, options).log }),
    };
  });
  const atRandom = ["story", "daily"].map((mode): ParityCase => {
    const options = { mode, assist: true };
    const run = { seed, options, ticks: threeMinutes };
    return {
      name: `${game} ${mode}, at random, seed ${seed}`,
      record: () => {
        const log = record(adventureQuestRules, run, pressAtRandom(seed));
        return { game, seed, options, log };
      },
    };
  });
  return [...solved, ...atRandom];
}
