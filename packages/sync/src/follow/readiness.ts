import { stallFromMs } from "@goldmane/contracts/parties/limits";
import type { PlayerReading } from "./player-reading.ts";

/** Since when the player is held, by the server's clock; null while it isn't. */
export type Readiness = { heldSinceMs: number | null };

export const startReadiness: Readiness = { heldSinceMs: null };

/** With less in hand a start would soon be a stop. */
const enoughSeconds = 2;

/** Whether the others need not wait for this player, and what it is to be known of next time. */
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
  // The last bytes of a track may end a frame before the film does.
  return aheadSeconds >= Math.min(enoughSeconds, left - 0.25);
}
