import { button } from "#kernel/input.ts";
import { randomBelow } from "#kernel/random.ts";
import { presses, tapOf, type Control } from "#leos-arcade/control.ts";
import { isNear, type Point } from "#leos-arcade/field.ts";
import { defineMicroGame, nothing, nowAndThen } from "#leos-arcade/micro-game.ts";
import { lose, win, type Round } from "#leos-arcade/round.ts";

export interface MemoryState extends Round {
  /** The pads to press, in order: indexes of `pads`. */
  song: number[];
  sung: number;
  /** Ticks that each pad is shown. */
  pace: number;
  /** The pad pressed latest, and when; −1 before. */
  pressed: number;
  pressedAt: number;
}

const names = ["up", "right", "down", "left"] as const;

/** The pads stand like the arrows: up, right, down, left. */
export const pads: readonly Point[] = [
  { x: 480, y: 150 },
  { x: 640, y: 285 },
  { x: 480, y: 420 },
  { x: 320, y: 285 },
];

const firstShown = 20;

/** The pad that lights up while the tune is shown, or −1. */
export function shownPad({ song, pace, tick }: MemoryState): number {
  const at = Math.floor((tick - firstShown) / pace);
  const isLit = (tick - firstShown) % pace < pace - 8;
  return tick >= firstShown && isLit ? (song[at] ?? -1) : -1;
}

/** Whether the tune is over and it is the player's turn. */
export function isListening({ song, pace, tick }: MemoryState): boolean {
  return tick >= firstShown + song.length * pace;
}

/** Repeat a tune of glowing pads. */
export const memory = defineMicroGame<MemoryState>({
  survives: false,
  start(round, level) {
    const song = [randomBelow(round, 4)];
    while (song.length < 2 + Math.trunc(level / 3))
      song.push(((song.at(-1) ?? 0) + 1 + randomBelow(round, 3)) % 4);
    return { ...round, song, sung: 0, pace: 44 - 2 * level, pressed: -1, pressedAt: 0 };
  },
  step(state, control) {
    if (!isListening(state)) {
      if ((state.tick - firstShown) % state.pace === 0 && state.tick >= firstShown)
        state.events.push("show");
      return;
    }
    const pressed = padOf(control);
    if (pressed < 0) return;
    state.pressed = pressed;
    state.pressedAt = state.tick;
    const isRight = pressed === state.song[state.sung];
    state.events.push(isRight ? "good" : "bad");
    state.sung += 1;
    if (!isRight) lose(state);
    else if (state.sung === state.song.length) win(state);
  },
  demonstrate(state) {
    const next = state.song[state.sung] ?? 0;
    const name = names[next];
    if (!isListening(state) || !name) return nothing;
    return nowAndThen(state.tick, { buttons: button[name], touch: pads[next] ?? null });
  },
});

function padOf(control: Control): number {
  const tap = tapOf(control);
  if (tap) return pads.findIndex((pad) => isNear(pad, tap, 75));
  return names.findIndex((name) => presses(control, name));
}
