import { button } from "#kernel/input.ts";
import { randomBetween } from "#kernel/random.ts";
import { holds, pointerOf } from "#leos-arcade/control.ts";
import { defineMicroGame, nothing } from "#leos-arcade/micro-game.ts";
import { lose, win, type Round } from "#leos-arcade/round.ts";

export interface SneakState extends Round {
  x: number;
  speed: number;
  isMoving: boolean;
  bear: "asleep" | "stirring" | "awake";
  /** Ticks until the bear does something else. */
  wait: number;
  warning: number;
}

export const honeyX = 800;

/** Tiptoe to the honey while the bear sleeps, and freeze when it looks. */
export const sneak = defineMicroGame<SneakState>({
  survives: false,
  start: (round, level) => ({
    ...round,
    x: 130,
    speed: 4 + Math.trunc(level / 3),
    isMoving: false,
    bear: "asleep",
    wait: randomBetween(round, 40, 70),
    warning: 34 - level,
  }),
  step(state, control) {
    state.wait -= 1;
    if (state.wait <= 0) wake(state);
    state.isMoving = holds(control, "a") || holds(control, "right") || pointerOf(control) !== null;
    if (!state.isMoving) return;
    if (state.bear === "awake") {
      state.events.push("bad");
      lose(state);
      return;
    }
    state.x += state.speed;
    if (state.tick % 12 === 0) state.events.push("move");
    if (state.x < honeyX) return;
    state.events.push("good");
    win(state);
  },
  demonstrate: ({ bear, wait }) =>
    bear === "asleep" || (bear === "stirring" && wait > 4)
      ? { buttons: button.right, touch: { x: 760, y: 360 } }
      : nothing,
});

function wake(state: SneakState): void {
  if (state.bear === "asleep") {
    state.bear = "stirring";
    state.wait = state.warning;
    state.events.push("warn");
  } else if (state.bear === "stirring") {
    state.bear = "awake";
    state.wait = randomBetween(state, 36, 50);
    state.events.push("wake");
  } else {
    state.bear = "asleep";
    state.wait = randomBetween(state, 50, 80);
  }
}
