/** An action of a game pad. */
export type PadAct = "up" | "down" | "left" | "right" | "press" | "back" | "leo" | "menu";

const buttonActs: ReadonlySet<PadAct> = new Set(["press", "back", "leo", "menu"]);

/** The parts of a gamepad that are read, in the Gamepad API's standard mapping. */
export type PadReading = { buttons: readonly boolean[]; axes: readonly number[] };

export type PadState = {
  /** Actions held at the last reading. */
  down: readonly PadAct[];
  /** When the held direction repeats. */
  repeatsAt: number;
};

export const restingPad: PadState = { down: [], repeatsAt: 0 };

const actOf: Partial<Record<number, PadAct>> = {
  0: "press",
  1: "back",
  2: "leo",
  3: "menu",
  12: "up",
  13: "down",
  14: "left",
  15: "right",
};

/** Thresholds with hysteresis, so that a jittering stick doesn't repeat. */
const pushed = 0.55;
const letGo = 0.35;

const firstRepeatMs = 420;
const repeatMs = 130;

/** The actions of a reading, given the previous state: a press counts once, a held direction repeats. */
export function readPad(
  before: PadState,
  pad: PadReading,
  now: number,
): { state: PadState; acts: PadAct[] } {
  const down = [...new Set([...pressedButtons(pad), ...pushedDirection(pad, before.down)])];
  const begun = down.filter((act) => !before.down.includes(act));
  const held = down.find((act) => !buttonActs.has(act));
  if (begun.some((act) => act === held))
    return { state: { down, repeatsAt: now + firstRepeatMs }, acts: begun };
  if (held && now >= before.repeatsAt)
    return { state: { down, repeatsAt: now + repeatMs }, acts: [...begun, held] };
  return { state: { down, repeatsAt: before.repeatsAt }, acts: begun };
}

function pressedButtons({ buttons }: PadReading): PadAct[] {
  return buttons.flatMap((isDown, index) => {
    const act = actOf[index];
    return isDown && act ? [act] : [];
  });
}

/** The main direction of the left stick; there are no diagonals. */
function pushedDirection({ axes }: PadReading, before: readonly PadAct[]): PadAct[] {
  const [x = 0, y = 0] = axes;
  const isAcross = Math.abs(x) > Math.abs(y);
  const push = isAcross ? x : y;
  const act: PadAct = isAcross ? (x < 0 ? "left" : "right") : y < 0 ? "up" : "down";
  return Math.abs(push) >= (before.includes(act) ? letGo : pushed) ? [act] : [];
}
