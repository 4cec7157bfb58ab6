import type { ScoreOrder } from "@goldmane/games/kernel/game-rules";
import type { AnyRace } from "@goldmane/games/race/registry";
import type { RaceSession } from "#features/games/race/race-session.ts";
import type { GameId } from "@goldmane/contracts/games/limits";
import type { ComponentType } from "react";
import type {
  FinishedRun,
  GameControls,
  GameMenuProps,
  GameMode,
  GameStage,
  HostedGame,
} from "./game-picture.ts";
import { openRaceRun } from "./loop/open-race-run.ts";
import { openRun, type Run } from "./loop/open-run.ts";
import type { Tune } from "./sound/tune.ts";

/** A game whose types of state and options don't matter, as the host sees it. */
export type PlayableGame = {
  id: GameId;
  version: number;
  maxTicks: number;
  modes: readonly GameMode[];
  tune: Tune | null;
  Menu: ComponentType<GameMenuProps> | null;
  demo: { options: unknown; seed: number };
  /** The board that a run with these options counts for, or null. */
  modeOf: (options: unknown) => string | null;
  playersOf: (options: unknown) => number;
  /** Which scores of a mode rank first. */
  orderOf: (mode: string) => ScoreOrder;
  controlsOf: (options: unknown) => GameControls;
  openRun: (stage: GameStage<unknown>, run: { seed: number; options: unknown }) => Promise<Run>;
  /** The rules of its races, or null. */
  race: AnyRace | null;
  openRaceRun: (stage: GameStage<unknown>, session: RaceSession) => Promise<Run>;
  onFinished: (run: FinishedRun<unknown>) => void;
  isOpenEnded: (options: unknown) => boolean;
  /** The options of a run that continues the profile's save; null without one. */
  continueRun: (profileId: string | null) => Promise<unknown>;
  optionsAfter: (run: FinishedRun<unknown>) => unknown;
};

/** Prepares a game for the host: `export const game = hostGame({ … })`. */
export function hostGame<State, Options>(game: HostedGame<State, Options>): PlayableGame {
  const { rules } = game;
  const read = (options: unknown) => rules.readOptions(options);
  const readRun = (run: FinishedRun<unknown>): FinishedRun<Options> => ({
    ...run,
    options: read(run.options),
  });
  return {
    id: game.id,
    version: rules.version,
    maxTicks: rules.maxTicks,
    modes: game.modes,
    tune: game.tune,
    Menu: game.Menu ?? null,
    demo: game.demo,
    modeOf: (options) => rules.modeOf(read(options)),
    orderOf: (mode) => rules.modes[mode] ?? "highest",
    playersOf: (options) => rules.playersOf(read(options)),
    controlsOf: (options) => game.controls(read(options)),
    openRun: async (stage, run) => {
      const options = read(run.options);
      return await openRun(game, { ...stage, options }, { ...run, options });
    },
    race: game.race ?? null,
    openRaceRun: async (stage, session) => {
      const options = read(game.race?.options);
      return await openRaceRun(game, { ...stage, options }, session);
    },
    isOpenEnded: (options) => game.isOpenEnded?.(read(options)) ?? false,
    continueRun: async (profileId) => (await game.continueRun?.(profileId)) ?? null,
    onFinished: (run) => game.onFinished?.(readRun(run)),
    optionsAfter: (run) => game.optionsAfter?.(readRun(run)) ?? null,
  };
}
