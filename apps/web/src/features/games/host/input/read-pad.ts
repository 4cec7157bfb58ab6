import { button } from "@goldmane/games/kernel/input";
import { padActions, type PadAction } from "#features/games/host/settings/game-settings.ts";

/** The connected game pads; empty where the browser forbids them. */
export function listPads(): Gamepad[] {
  try {
    return navigator.getGamepads().filter((pad): pad is Gamepad => pad?.connected === true);
  } catch {
    return [];
  }
}

/** The buttons that a pad holds: its own by the mapping, and directions of its D-pad and left stick. */
export function readPad(
  { buttons, axes }: Pick<Gamepad, "axes"> & { buttons: readonly { pressed: boolean }[] },
  { mapping, deadZone }: { mapping: Record<PadAction, number>; deadZone: number },
): number {
  const isDown = (at: number) => buttons[at]?.pressed === true;
  const [across = 0, along = 0] = axes;
  const least = deadZone / 100;
  let held = 0;
  for (const name of padActions) if (isDown(mapping[name])) held |= button[name];
  if (isDown(14) || across < -least) held |= button.left;
  if (isDown(15) || across > least) held |= button.right;
  if (isDown(12) || along < -least) held |= button.up;
  if (isDown(13) || along > least) held |= button.down;
  return held;
}
