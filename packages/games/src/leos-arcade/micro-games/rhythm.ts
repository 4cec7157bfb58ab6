import { button } from "#kernel/input.ts";
import { randomChance } from "#kernel/random.ts";
import { acts } from "#leos-arcade/control.ts";
import { defineMicroGame, nothing } from "#leos-arcade/micro-game.ts";
import { lose, win, type Round } from "#leos-arcade/round.ts";

export interface RhythmState extends Round {
  /** The ticks of the beats. */
  beats: number[];
  /** How many beats are over, hit or missed. */
  done: number;
  misses: number;
  mayMiss: number;
  /** How many ticks early or late a hit can be. */
  tolerance: number;
  /** Ticks from a beat's appearance to its hit. */
  lead: number;
}

/** Hit the drum as each note reaches it. */
export const rhythm = defineMicroGame<RhythmState>({
  survives: false,
  start(round, level) {
    const interval = 60 - 3 * level;
    const lead = 84 - 3 * level;
    const beats: number[] = [];
    let tick = lead;
    while (beats.length < 4 + Math.trunc(level / 3) && tick < round.ticks - 30) {
      beats.push(tick);
      const isLong = level >= 2 && randomChance(round, 40);
      tick += isLong ? Math.trunc((interval * 3) / 2) : interval;
    }
    const tolerance = 14 - Math.trunc(level / 2);
    return { ...round, beats, done: 0, misses: 0, mayMiss: level < 3 ? 2 : 1, tolerance, lead };
  },
  step(state, control) {
    const next = state.beats[state.done];
    if (next !== undefined && state.tick > next + state.tolerance) miss(state, true);
    else if (acts(control)) {
      if (next !== undefined && Math.abs(state.tick - next) <= state.tolerance) {
        state.done += 1;
        state.events.push("good");
      } else miss(state, false);
    }
    if (state.misses > state.mayMiss) lose(state);
    else if (state.done === state.beats.length) win(state);
  },
  demonstrate: ({ beats, done, tick }) =>
    beats[done] === tick + 1 ? { buttons: button.a, touch: { x: 240, y: 330 } } : nothing,
});

function miss(state: RhythmState, isOver: boolean): void {
  state.misses += 1;
  if (isOver) state.done += 1;
  state.events.push("bad");
}
