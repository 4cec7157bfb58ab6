import { approach } from "#kernel/fixed.ts";
import { randomBetween } from "#kernel/random.ts";
import { ground, type Point } from "#leos-arcade/field.ts";
import { defineMicroGame, nothing } from "#leos-arcade/micro-game.ts";
import { lose, type Round } from "#leos-arcade/round.ts";
import { goTo, steerX } from "#leos-arcade/steer.ts";

export interface DodgeState extends Round {
  x: number;
  rocks: Point[];
  speed: number;
  gap: number;
  /** Whether a second rock falls at the same time. */
  pairs: boolean;
}

const reach = 62;
const pace = 9;

/** Step out of the way of snowballs; each is aimed at the player. */
export const dodge = defineMicroGame<DodgeState>({
  survives: true,
  start(round, level) {
    const x = randomBetween(round, 300, 660);
    const speed = 5 + Math.trunc(level / 3);
    return { ...round, x, rocks: [], speed, gap: 70 - 3 * level, pairs: level >= 4 };
  },
  step(state, control) {
    steerX(state, control, pace);
    if (state.tick % state.gap === 20) {
      state.rocks.push({ x: state.x, y: -40 });
      const other = state.x > 480 ? state.x - 320 : state.x + 320;
      if (state.pairs) state.rocks.push({ x: other + randomBetween(state, -60, 60), y: -110 });
      state.events.push("warn");
    }
    for (const rock of state.rocks) rock.y += state.speed;
    for (const rock of state.rocks)
      if (rock.y > ground - 70 && rock.y < ground && Math.abs(rock.x - state.x) < reach) {
        state.events.push("bad");
        lose(state);
      }
    if (state.rocks.some((rock) => rock.y > ground + 40)) state.events.push("drop");
    state.rocks = state.rocks.filter((rock) => rock.y <= ground + 40);
  },
  demonstrate(state) {
    const here = { x: state.x, y: ground };
    for (const room of [20, 12, 6, 0])
      for (let away = 0; away < 800; away += 9)
        for (const x of [state.x + away, state.x - away])
          if (x >= 60 && x <= 900 && isSafe(state, x, room))
            return away === 0 ? nothing : goTo(here, { x, y: ground }, 4);
    return nothing;
  },
});

/** Whether no ball hits a player who goes to `goal` now and stays there. */
function isSafe({ x, rocks, speed }: DodgeState, goal: number, room: number): boolean {
  let at = x;
  for (let ticks = 1; ticks <= 120; ticks += 1) {
    at = approach(at, goal, pace);
    for (const rock of rocks) {
      const y = rock.y + speed * ticks;
      if (y > ground - 80 && y < ground + 10 && Math.abs(rock.x - at) < reach + room) return false;
    }
  }
  return true;
}
