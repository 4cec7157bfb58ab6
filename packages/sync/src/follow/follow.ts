import { positionAt } from "@goldmane/contracts/parties/rules";
import type { Timeline } from "#timeline/plan.ts";
import { type Material, correctRate } from "./correct-rate.ts";
import type { PlayerReading } from "./player-reading.ts";
import { type Readiness, startReadiness, watchReadiness } from "./readiness.ts";

type Reading = {
  /** The current timeline. */
  timeline: Timeline;
  /** Milliseconds until the next timeline takes effect; null for none. */
  changesInMs: number | null;
  /** The server's time, in milliseconds of its epoch. */
  serverMs: number;
  player: PlayerReading;
  material: Material;
};

/** An instruction to the player. */
export type Order =
  | { do: "pause" | "play" }
  | { do: "seek"; toSeconds: number }
  | { do: "rate"; rate: number };

/** State carried from step to step. */
export type Following = {
  /** The smoothed error in seconds; null while none is reliable. */
  behind: number | null;
  /** No correction before this server time. */
  quietUntilMs: number;
  /** The `seq` of the timeline that the player was last positioned for. */
  placedFor: number;
  readiness: Readiness;
};

export const startFollowing: Following = {
  behind: null,
  quietUntilMs: -Infinity,
  placedFor: -1,
  readiness: startReadiness,
};

export type FollowStep = {
  next: Following;
  orders: readonly Order[];
  /** Whether the others don't need to wait for this player. */
  isReady: boolean;
  /** Seconds that the player is behind; negative if ahead, null if unknown. */
  behind: number | null;
  /** The next step is due in this many milliseconds. */
  againInMs: number;
};

const everyMs = 100;
const smoothing = 0.4;
/** Larger errors are corrected by a seek: a rate change would take too long. */
const seekSeconds = 1;
/** Typical duration of a seek, which therefore aims this far ahead. */
const leadSeconds = 0.12;
/** Settling time after a seek or a start, before positions are reliable. */
const quietAfterSeekMs = 900;
const quietAfterStartMs = 250;
/** A stalled player seeks this far ahead, at most once per quiet time. */
const rescueSeconds = 1;
const quietAfterRescueMs = 3000;
/** After a seek a player can be on the frame before its target. */
const frameSeconds = 0.05;
const exactSeconds = 0.001;
/** Never seek to the very end: the film would end before the others'. */
const endSeconds = 0.1;

/**
 * One step of keeping a player on the timeline. Call it after `againInMs`, and at once when the timeline
 * changes. Assumes that the player has started to execute the previous step's orders.
 */
export function follow(following: Following, reading: Reading): FollowStep {
  const { timeline, serverMs, player, changesInMs } = reading;
  const startsInMs = Math.max(0, timeline.at - serverMs);
  const isMoving = timeline.state === "playing" && startsInMs === 0;
  const { readiness, isReady } = watchReadiness(following.readiness, {
    isMoving,
    serverMs,
    player,
  });
  const step = isMoving ? keepUp({ ...following, readiness }, reading) : hold(following, reading);
  return {
    ...step,
    next: { ...step.next, readiness, placedFor: timeline.seq },
    isReady,
    againInMs: Math.min(everyMs, startsInMs || everyMs, changesInMs ?? everyMs),
  };
}

type Step = Pick<FollowStep, "next" | "orders" | "behind">;

/** The film is paused: the player pauses at the exact position. */
function hold(following: Following, { timeline, player }: Reading): Step {
  const orders: Order[] = [];
  if (!player.isPaused) orders.push({ do: "pause" });
  orders.push(...rateOf(timeline, player));
  const next = { ...following, behind: null, quietUntilMs: -Infinity };
  if (timeline.state === "idle") return { next, orders, behind: null };

  const behind = timeline.position - player.positionSeconds;
  const isPlaced = following.placedFor === timeline.seq && player.isPaused;
  // A running player advances further before it pauses.
  const isOff = !player.isPaused || Math.abs(behind) > (isPlaced ? frameSeconds : exactSeconds);
  if (isOff && !(isPlaced && player.isHeld))
    orders.push({ do: "seek", toSeconds: timeline.position });
  return { next, orders, behind };
}

/** The film plays: the player follows it, with a corrected rate or a seek. */
function keepUp(following: Following, reading: Reading): Step {
  const { timeline, serverMs, player, material } = reading;
  const target = positionAt(timeline, serverMs);
  const latest = player.durationSeconds > 0 ? player.durationSeconds - endSeconds : Infinity;
  const error = Math.min(target, latest) - player.positionSeconds;
  const isFar = Math.abs(error) > seekSeconds;
  const rest = (next: Following): Step => ({ next, orders: [], behind: error });
  const after = (quietMs: number, orders: Order[]): Step => ({
    next: { ...following, behind: null, quietUntilMs: serverMs + quietMs },
    orders: [...rateOf(timeline, player), ...orders],
    behind: error,
  });
  const seek = (lead: number): Order => ({
    do: "seek",
    toSeconds: Math.min(latest, target + lead * timeline.rate),
  });

  const isNews = following.placedFor !== timeline.seq;
  if (player.isPaused) {
    if (target >= latest || player.isBlocked) return rest(following);
    if (isFar) return after(quietAfterSeekMs, [seek(leadSeconds), { do: "play" }]);
    return after(quietAfterStartMs, [{ do: "play" }]);
  }
  if (isNews && isFar) return after(quietAfterSeekMs, [seek(leadSeconds)]);
  const isQuiet = serverMs < following.quietUntilMs;
  if (player.isHeld) {
    const heldMs = serverMs - (following.readiness.heldSinceMs ?? serverMs);
    const isLost = isFar && !isQuiet && heldMs > quietAfterRescueMs;
    return isLost
      ? after(quietAfterRescueMs, [seek(rescueSeconds)])
      : rest({ ...following, behind: null });
  }
  if (isQuiet) return rest(following);

  const behind =
    following.behind === null ? error : following.behind + smoothing * (error - following.behind);
  if (Math.abs(behind) > seekSeconds) return after(quietAfterSeekMs, [seek(leadSeconds)]);
  const { rate } = timeline;
  const isOver = target >= latest;
  const wanted = isOver ? rate : correctRate({ behind, rate, current: player.rate, material });
  return {
    next: { ...following, behind },
    orders: wanted === player.rate ? [] : [{ do: "rate", rate: wanted }],
    behind,
  };
}

function rateOf(timeline: Timeline, player: PlayerReading): Order[] {
  return player.rate === timeline.rate ? [] : [{ do: "rate", rate: timeline.rate }];
}
