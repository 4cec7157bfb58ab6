/** What a press on a game pad asks for. */
export type PadAct = "up" | "down" | "left" | "right" | "press" | "back";

/** What of a pad is looked at, in the order of the Gamepad API's standard mapping. */
export type PadReading = { buttons: readonly boolean[]; axes: readonly number[] };

export type PadState = {
  /** What was down when it was last looked at. */
  down: readonly PadAct[];
  /** When the direction that is held acts again. */
  repeatsAt: number;
};

export const restingPad: PadState = { down: [], repeatsAt: 0 };

const actOf: Partial<Record<number, PadAct>> = {
  0: "press",
  1: "back",
  12: "up",
  13: "down",
  14: "left",
  15: "right",
};

/** A stick counts as pushed from here, and as let go only well below: it trembles in between. */
const pushed = 0.55;
const letGo = 0.35;

const firstRepeatMs = 420;
const repeatMs = 130;

/** What a pad asks for at an instant, given what it was doing before: a press counts once, a held direction again and again. */
export function readPad(
  before: PadState,
  pad: PadReading,
  now: number,
): { state: PadState; acts: PadAct[] } {
  const down = [...new Set([...pressedButtons(pad), ...pushedDirection(pad, before.down)])];
  const begun = down.filter((act) => !before.down.includes(act));
  const held = down.find((act) => act !== "press" && act !== "back");
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

/** The one way in which the left stick is pushed: the screen knows no slant. */
function pushedDirection({ axes }: PadReading, before: readonly PadAct[]): PadAct[] {
  const [x = 0, y = 0] = axes;
  const isAcross = Math.abs(x) > Math.abs(y);
  const push = isAcross ? x : y;
  const act: PadAct = isAcross ? (x < 0 ? "left" : "right") : y < 0 ? "up" : "down";
  return Math.abs(push) >= (before.includes(act) ? letGo : pushed) ? [act] : [];
}
