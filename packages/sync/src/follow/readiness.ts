import { stallFromMs } from "@goldmane/contracts/parties/limits";
import type { PlayerReading } from "./player-reading.ts";

/** Server time since which the player has been held up; null while it isn't. */
export type Readiness = { heldSinceMs: number | null };

export const startReadiness: Readiness = { heldSinceMs: null };

/** With less buffered, playback would soon stall again. */
const enoughSeconds = 2;

/** Whether the others don't need to wait for this player, and the state for the next call. */
export function watchReadiness(
  { heldSinceMs }: Readiness,
  reading: { isMoving: boolean; serverMs: number; player: PlayerReading },
): { readiness: Readiness; isReady: boolean } {
  const { isMoving, serverMs, player } = reading;
  const since = player.isHeld ? (heldSinceMs ?? serverMs) : null;
  const isReady = isMoving
    ? since === null || serverMs - since <= stallFromMs
    : !player.isHeld && hasEnough(player);
  return { readiness: { heldSinceMs: since }, isReady };
}

function hasEnough({ aheadSeconds, durationSeconds, positionSeconds }: PlayerReading): boolean {
  if (durationSeconds === 0) return false;
  const left = Math.max(0, durationSeconds - positionSeconds);
  // A track can end up to a frame before the film does.
  return aheadSeconds >= Math.min(enoughSeconds, left - 0.25);
}
