import type { ClockReading } from "@goldmane/contracts/live/schema";

/** The server's answer, and when it arrived, on this device's monotonic clock like `sentAt`. */
export type Ping = ClockReading & { arrivedAt: number };

/** How far the server's clock is ahead of this device's, and the round trip, in ms. */
type Sample = { offsetMs: number; delayMs: number };

/** The latest measurements of the server's clock, oldest first. */
export type ServerClock = { samples: readonly Sample[] };

export const newClock: ServerClock = { samples: [] };

const maxSamples = 8;

/**
 * Adds a measurement. One with a negative delay is invalid and ignored.
 */
export function addPing(clock: ServerClock, ping: Ping): ServerClock {
  const { sentAt, receivedAt, answeredAt, arrivedAt } = ping;
  const delayMs = arrivedAt - sentAt - (answeredAt - receivedAt);
  const offsetMs = (receivedAt - sentAt + (answeredAt - arrivedAt)) / 2;
  if (!Number.isFinite(offsetMs) || !(delayMs >= 0)) return clock;
  return { samples: [...clock.samples, { offsetMs, delayMs }].slice(-maxSamples) };
}

/** The server's time, in milliseconds of its epoch; null before the first measurement. */
export function serverTime(clock: ServerClock, localMs: number): number | null {
  const best = leastDelayed(clock);
  return best ? localMs + best.offsetMs : null;
}

/**
 * The round trip to the server, in milliseconds; null before the first measurement.
 */
export function roundTripMs(clock: ServerClock): number | null {
  return leastDelayed(clock)?.delayMs ?? null;
}

/** The measurement with the least delay has the least error: at most half of the delay. */
function leastDelayed({ samples }: ServerClock): Sample | null {
  let best: Sample | null = null;
  // Ties go to the latest, because clocks drift.
  for (const sample of samples) if (!best || sample.delayMs <= best.delayMs) best = sample;
  return best;
}
