import { positionAt } from "@goldmane/contracts/parties/rules";
import type { Timeline } from "#timeline/plan.ts";
import { type Material, correctRate } from "./correct-rate.ts";
import type { PlayerReading } from "./player-reading.ts";
import { type Readiness, startReadiness, watchReadiness } from "./readiness.ts";

type Reading = {
  /** The one in force. */
  timeline: Timeline;
  /** How long until another is, in milliseconds; null where none is to come. */
  changesInMs: number | null;
  /** The server's time, in milliseconds of its epoch. */
  serverMs: number;
  player: PlayerReading;
  material: Material;
};

/** What a player is to do, in this order. */
export type Order =
  | { do: "pause" | "play" }
  | { do: "seek"; toSeconds: number }
  | { do: "rate"; rate: number };

/** What is remembered from one step to the next. */
export type Following = {
  /** The smoothed error; null while there is none to trust. */
  behind: number | null;
  /** No correction before this time of the server. */
  quietUntilMs: number;
  /** The change of the timeline for which the player was last put in its place. */
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
  /** Whether the others need not wait for this player. */
  isReady: boolean;
  /** Seconds that the player is behind; below 0 ahead, null where it can't be said. */
  behind: number | null;
  /** Look again this soon, in milliseconds. */
  againInMs: number;
};

const everyMs = 100;
const smoothing = 0.4;
/** Beyond it a change of rate would take too long to heal. */
const seekSeconds = 1;
/** A seek takes this long itself: it aims that far ahead. */
const leadSeconds = 0.12;
/** A player settles after a seek or a start before its place says anything. */
const quietAfterSeekMs = 900;
const quietAfterStartMs = 250;
/** A player whose bytes come slowly looks for them this far ahead, and no sooner than it can have them. */
const rescueSeconds = 1;
const quietAfterRescueMs = 3000;
/** A player may stand on the frame before the place that it was sent to. */
const frameSeconds = 0.05;
const exactSeconds = 0.001;
/** The end is never sought: it would end the film before the others. */
const endSeconds = 0.1;

/**
 * One step of keeping a player with the timeline: to be taken after `againInMs`, and at once when the
 * timeline changes. The player is taken to have begun to carry out the orders of the step before.
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

/** The film stands: the player stops, and stops on the very place. */
function hold(following: Following, { timeline, player }: Reading): Step {
  const orders: Order[] = [];
  if (!player.isPaused) orders.push({ do: "pause" });
  orders.push(...rateOf(timeline, player));
  const next = { ...following, behind: null, quietUntilMs: -Infinity };
  if (timeline.state === "idle") return { next, orders, behind: null };

  const behind = timeline.position - player.positionSeconds;
  const isPlaced = following.placedFor === timeline.seq && player.isPaused;
  // What runs has moved on by the time it stops.
  const isOff = !player.isPaused || Math.abs(behind) > (isPlaced ? frameSeconds : exactSeconds);
  if (isOff && !(isPlaced && player.isHeld))
    orders.push({ do: "seek", toSeconds: timeline.position });
  return { next, orders, behind };
}

/** The film runs: the player runs with it, at a rate that brings it nearer, or leaps. */
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
  const leap = (lead: number): Order => ({
    do: "seek",
    toSeconds: Math.min(latest, target + lead * timeline.rate),
  });

  const isNews = following.placedFor !== timeline.seq;
  if (player.isPaused) {
    if (target >= latest || player.isBlocked) return rest(following);
    if (isFar) return after(quietAfterSeekMs, [leap(leadSeconds), { do: "play" }]);
    return after(quietAfterStartMs, [{ do: "play" }]);
  }
  if (isNews && isFar) return after(quietAfterSeekMs, [leap(leadSeconds)]);
  const isQuiet = serverMs < following.quietUntilMs;
  if (player.isHeld) {
    const heldMs = serverMs - (following.readiness.heldSinceMs ?? serverMs);
    const isLost = isFar && !isQuiet && heldMs > quietAfterRescueMs;
    return isLost
      ? after(quietAfterRescueMs, [leap(rescueSeconds)])
      : rest({ ...following, behind: null });
  }
  if (isQuiet) return rest(following);

  const behind =
    following.behind === null ? error : following.behind + smoothing * (error - following.behind);
  if (Math.abs(behind) > seekSeconds) return after(quietAfterSeekMs, [leap(leadSeconds)]);
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
