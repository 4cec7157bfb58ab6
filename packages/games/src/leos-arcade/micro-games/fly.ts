import { button } from "#kernel/input.ts";
import { randomBetween } from "#kernel/random.ts";
import { holds, pointerOf } from "#leos-arcade/control.ts";
import { clamp } from "#leos-arcade/field.ts";
import { defineMicroGame, nothing } from "#leos-arcade/micro-game.ts";
import { lose, type Round } from "#leos-arcade/round.ts";

export interface Gate {
  x: number;
  /** The middle of the gap. */
  y: number;
}

export interface FlyState extends Round {
  /** In 1/16 pixel. */
  height: number;
  velocity: number;
  isRising: boolean;
  gates: Gate[];
  speed: number;
  /** Half the height of a gap. */
  half: number;
}

export const flyerX = 220;
export const gateHalf = 40;
const gateEvery = 420;

/** Hold to rise, let go to sink, and fly through the clouds' gaps. */
export const fly = defineMicroGame<FlyState>({
  survives: true,
  start: (round, level) => ({
    ...round,
    height: 230 * 16,
    velocity: 0,
    isRising: false,
    gates: [{ x: 900, y: randomBetween(round, 200, 320) }],
    speed: 4 + Math.trunc(level / 2),
    half: 118 - 4 * level,
  }),
  step(state, control) {
    state.isRising = holds(control, "a") || holds(control, "up") || pointerOf(control) !== null;
    state.velocity = clamp(state.velocity + (state.isRising ? -6 : 5), -84, 84);
    state.height = Math.max(60 * 16, state.height + state.velocity);
    for (const gate of state.gates) gate.x -= state.speed;
    const last = state.gates.at(-1);
    if (last && last.x < 1060 - gateEvery)
      state.gates.push({ x: 1060, y: clamp(last.y + randomBetween(state, -80, 80), 180, 360) });
    const y = Math.trunc(state.height / 16);
    const [first] = state.gates;
    if (first && first.x < -gateHalf) state.gates.shift();
    const inGate = state.gates.find(({ x }) => Math.abs(x - flyerX) < gateHalf + 24);
    if (inGate && inGate.x > flyerX - state.speed && inGate.x <= flyerX) state.events.push("good");
    if (y < 480 && !(inGate && Math.abs(y - inGate.y) > state.half - 20)) return;
    state.events.push("bad");
    lose(state);
  },
  demonstrate({ gates, height, velocity }) {
    const next = gates.find(({ x }) => x > flyerX - gateHalf - 24);
    const soon = Math.trunc((height + velocity * 10) / 16);
    return soon > (next?.y ?? 260) ? { buttons: button.a, touch: { x: 700, y: 400 } } : nothing;
  },
});
