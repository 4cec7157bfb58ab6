import type { RunResult } from "@goldmane/games/kernel/game-rules";
import type { Input } from "@goldmane/games/kernel/input";
import { InputLog } from "@goldmane/games/kernel/input-log";
import type { GamePicture, GameStage, HostedGame } from "#features/games/host/game-picture.ts";
import type { GameMessage } from "#features/games/host/message.ts";
import { copyState } from "./copy-state.ts";

/** A run of any game: its state, picture and recorded inputs. */
export type Run = {
  players: number;
  /** Advances the run by 1/60 s; does nothing once it has ended. */
  step: (inputs: readonly Input[]) => void;
  draw: (alpha: number, seconds: number) => void;
  /** The result once the run has ended, else null. */
  result: () => RunResult | null;
  ticks: () => number;
  log: () => string;
  /** What the game says at the moment, or null. */
  message: () => GameMessage | null;
  /** The index of the player whose turn it is; null unless players take turns. */
  turn: () => number | null;
  /** The inputs of the demonstration for the current state. */
  demonstrate: () => readonly Input[];
  destroy: () => void;
};

export async function openRun<State, Options>(
  game: HostedGame<State, Options>,
  stage: GameStage<Options>,
  { seed, options }: { seed: number; options: Options },
): Promise<Run> {
  const { rules } = game;
  const copy = game.copyState ?? copyState;
  const state = rules.start(seed, options);
  const players = rules.playersOf(options);
  const log = new InputLog(players);
  const picture: GamePicture<State> = await game.openPicture(stage);
  let previous = copy(state);
  let result = rules.resultOf(state);
  return {
    players,
    step(inputs) {
      if (result) return;
      previous = copy(state);
      rules.step(state, inputs);
      log.add(inputs);
      result = rules.resultOf(state);
      picture.stepped?.(state);
    },
    draw: (alpha, seconds) => picture.draw(state, previous, alpha, seconds),
    result: () => result,
    ticks: () => log.ticks,
    log: () => log.encode(),
    message: () => game.messageOf?.(state) ?? null,
    turn: () => game.turnOf?.(state) ?? null,
    demonstrate: () => game.demo.play(state),
    destroy: () => picture.destroy(),
  };
}
