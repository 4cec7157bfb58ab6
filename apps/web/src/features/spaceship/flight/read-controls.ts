import { clamp } from "@goldmane/std/clamp";
import { idleSteering, type Steering } from "./flight.ts";

/** Keys that steer, by `KeyboardEvent.code`: the same places on every keyboard layout. */
const keys: Readonly<Record<string, Partial<Steering>>> = {
  ArrowUp: { thrust: 1 },
  KeyW: { thrust: 1 },
  ArrowDown: { thrust: -0.6 },
  KeyS: { thrust: -0.6 },
  ArrowLeft: { turn: -1 },
  KeyA: { turn: -1 },
  ArrowRight: { turn: 1 },
  KeyD: { turn: 1 },
  PageUp: { climb: 1 },
  KeyR: { climb: 1 },
  PageDown: { climb: -1 },
  KeyF: { climb: -1 },
  ShiftLeft: { isBoosted: true },
  ShiftRight: { isBoosted: true },
};

export function isSteeringKey(code: string): boolean {
  return Object.hasOwn(keys, code);
}

export function steerByKeys(held: ReadonlySet<string>): Steering {
  return combine([...held].map((code) => ({ ...idleSteering, ...keys[code] })));
}

/** A thumb's offset from the middle of the touch stick, in radii; down is positive. */
export function steerByStick(x: number, y: number): Steering {
  return { ...idleSteering, turn: curve(x), thrust: curve(-y) };
}

/** A game pad in the standard mapping: left stick and D-pad fly, right stick looks, triggers thrust. */
export function steerByPad(pad: {
  axes: readonly number[];
  buttons: readonly { pressed: boolean; value: number }[];
}): Steering {
  const [x = 0, y = 0, lookX = 0, lookY = 0] = pad.axes;
  const held = (index: number) => (pad.buttons[index]?.pressed ? 1 : 0);
  const pull = (index: number) => pad.buttons[index]?.value ?? 0;
  return {
    turn: clamp(curve(x) + curve(lookX) + held(15) - held(14), -1, 1),
    climb: curve(-lookY),
    thrust: clamp(curve(-y) + held(12) - held(13) * 0.6 + pull(7) - pull(6), -1, 1),
    isBoosted: held(10) === 1,
  };
}

export function combine(all: readonly Steering[]): Steering {
  const sum = (of: (steering: Steering) => number) =>
    clamp(
      all.reduce((total, steering) => total + of(steering), 0),
      -1,
      1,
    );
  return {
    turn: sum(({ turn }) => turn),
    climb: sum(({ climb }) => climb),
    thrust: sum(({ thrust }) => thrust),
    isBoosted: all.some(({ isBoosted }) => isBoosted),
  };
}

/** No drift around the middle, and fine control near it. */
function curve(value: number): number {
  const size = Math.abs(value);
  if (size < 0.16) return 0;
  return Math.sign(value) * Math.min(1, ((size - 0.16) / 0.84) ** 1.4);
}
