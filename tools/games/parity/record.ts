import type { GameRules } from "@goldmane/games/kernel/game-rules";
import { button, withPointer, type Input } from "@goldmane/games/kernel/input";
import { InputLog } from "@goldmane/games/kernel/input-log";
import { randomBelow, randomPick } from "@goldmane/games/kernel/random";

/** Plays until the run ends, or for at most `ticks`; returns the log. */
export function record<State, Options>(
  rules: GameRules<State, Options>,
  run: { seed: number; options: unknown; ticks: number },
  inputFor: (state: State) => Input | readonly Input[],
): string {
  const options = rules.readOptions(run.options);
  const state = rules.start(run.seed, options);
  const log = new InputLog(rules.playersOf(options));
  while (log.ticks < run.ticks && !rules.resultOf(state)) {
    const inputs = [inputFor(state)].flat();
    rules.step(state, inputs);
    log.add(inputs);
  }
  return log.encode();
}

/** Buttons and touches at random, each held for up to a third of a second. */
export function pressAtRandom(seed: number, players = 1): () => readonly Input[] {
  const random = { random: seed };
  let held: Input[] = [];
  let rest = 0;
  return () => {
    if (rest <= 0) {
      rest = 1 + randomBelow(random, 20);
      held = Array.from({ length: players }, () => {
        const touch = withPointer(0, randomBelow(random, 256), randomBelow(random, 256));
        const moves = button.right | (randomBelow(random, 2) * button.a);
        return randomPick(random, [0, moves, randomBelow(random, 256), touch]);
      });
    }
    rest -= 1;
    return held;
  };
}
