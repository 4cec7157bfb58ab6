import { stallFromMs } from "@goldmane/contracts/parties/limits";
import type { PlayerReading } from "./player-reading.ts";

/** Server time since which the player has been stalled; null while it isn't. */
export type Readiness = { stalledSinceMs: number | null };

export const startReadiness: Readiness = { stalledSinceMs: null };

/** With less buffered, playback would soon stall again. */
const enoughSeconds = 2;

/**
 * Whether this player can play without the others having to wait for it, and the state for the
 * next call.
 */
export function watchReadiness(
  { stalledSinceMs }: Readiness,
  reading: { isMoving: boolean; serverMs: number; player: PlayerReading },
): { readiness: Readiness; isReady: boolean } {
  const { isMoving, serverMs, player } = reading;
  const since = player.isStalled ? (stalledSinceMs ?? serverMs) : null;
  const isReady = isMoving
    ? since === null || serverMs - since <= stallFromMs
    : !player.isStalled && hasEnough(player);
  return { readiness: { stalledSinceMs: since }, isReady };
}

function hasEnough({ aheadSeconds, durationSeconds, positionSeconds }: PlayerReading): boolean {
  if (durationSeconds === 0) return false;
  const left = Math.max(0, durationSeconds - positionSeconds);
  // A track can end up to a frame before the film does.
  return aheadSeconds >= Math.min(enoughSeconds, left - 0.25);
}
