import type { ClockReading } from "@goldmane/contracts/live/schema";

/** What the server answered, and when that was heard: on this device's monotonic clock, as `sentAt`. */
export type Ping = ClockReading & { heardAt: number };

/** How far the server's clock is ahead of this device's, and how long the question was on its way. */
type Sample = { offsetMs: number; delayMs: number };

/** What is known of the server's clock: the latest measurements, oldest first. */
export type ServerClock = { samples: readonly Sample[] };

export const newClock: ServerClock = { samples: [] };

const kept = 8;

/**
 * A clock that knows one measurement more. One that cannot be true, as it ended before it began, is
 * passed over.
 */
export function addPing(clock: ServerClock, ping: Ping): ServerClock {
  const { sentAt, receivedAt, answeredAt, heardAt } = ping;
  const delayMs = heardAt - sentAt - (answeredAt - receivedAt);
  const offsetMs = (receivedAt - sentAt + (answeredAt - heardAt)) / 2;
  if (!Number.isFinite(offsetMs) || !(delayMs >= 0)) return clock;
  return { samples: [...clock.samples, { offsetMs, delayMs }].slice(-kept) };
}

/** The server's time, in milliseconds of its epoch; null before anything was measured. */
export function serverTime(clock: ServerClock, localMs: number): number | null {
  const best = leastDelayed(clock);
  return best ? localMs + best.offsetMs : null;
}

/**
 * How long a message needs to the server and back, in milliseconds; null before anything was
 * measured.
 */
export function roundTripMs(clock: ServerClock): number | null {
  return leastDelayed(clock)?.delayMs ?? null;
}

/** What waited least was least distorted: its error is at most half its delay. */
function leastDelayed({ samples }: ServerClock): Sample | null {
  let best: Sample | null = null;
  // Of equals the latest: clocks drift apart.
  for (const sample of samples) if (!best || sample.delayMs <= best.delayMs) best = sample;
  return best;
}
