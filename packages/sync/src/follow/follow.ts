import { positionAt } from "@goldmane/contracts/parties/rules";
import type { Timeline } from "#timeline/timeline-queue.ts";
import { correctRate, type MediaKind } from "./correct-rate.ts";
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
  mediaKind: MediaKind;
};

/** A command to the player. */
export type PlayerCommand =
  | { do: "pause" | "play" }
  | { do: "seek"; toSeconds: number }
  | { do: "rate"; rate: number };

/** State carried from step to step. */
export type Following = {
  /** The smoothed error; null while none is reliable. */
  smoothedErrorSeconds: number | null;
  /** No correction before this server time. */
  quietUntilMs: number;
  /** The `seq` of the timeline that the player was last positioned for. */
  positionedForSeq: number;
  readiness: Readiness;
};

export const startFollowing: Following = {
  smoothedErrorSeconds: null,
  quietUntilMs: -Infinity,
  positionedForSeq: -1,
  readiness: startReadiness,
};

export type FollowStep = {
  next: Following;
  commands: readonly PlayerCommand[];
  /** Whether this player can play without the others having to wait for it. */
  isReady: boolean;
  /**
   * Seconds that the player is behind, negative if ahead; null if unknown. Smoothed while its rate
   * is being corrected, else as measured.
   */
  errorSeconds: number | null;
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
 * changes. Assumes that the player has started to execute the previous step's commands.
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
    next: { ...step.next, readiness, positionedForSeq: timeline.seq },
    isReady,
    againInMs: Math.min(everyMs, startsInMs || everyMs, changesInMs ?? everyMs),
  };
}

type Step = Pick<FollowStep, "next" | "commands" | "errorSeconds">;

/**
 * The film doesn't move: it is paused, waiting, idle or about to start. The player pauses at the
 * exact position.
 */
function hold(following: Following, { timeline, player }: Reading): Step {
  const commands: PlayerCommand[] = [];
  if (!player.isPaused) commands.push({ do: "pause" });
  commands.push(...rateOf(timeline, player));
  const next = { ...following, smoothedErrorSeconds: null, quietUntilMs: -Infinity };
  if (timeline.state === "idle") return { next, commands, errorSeconds: null };

  const errorSeconds = timeline.position - player.positionSeconds;
  const isPositioned = following.positionedForSeq === timeline.seq && player.isPaused;
  // A running player advances further before it pauses.
  const isOff =
    !player.isPaused || Math.abs(errorSeconds) > (isPositioned ? frameSeconds : exactSeconds);
  if (isOff && !(isPositioned && player.isStalled))
    commands.push({ do: "seek", toSeconds: timeline.position });
  return { next, commands, errorSeconds };
}

/** The film plays: the player follows it, with a corrected rate or a seek. */
function keepUp(following: Following, reading: Reading): Step {
  const { timeline, serverMs, player, mediaKind } = reading;
  const target = positionAt(timeline, serverMs);
  const latest = player.durationSeconds > 0 ? player.durationSeconds - endSeconds : Infinity;
  const offsetSeconds = Math.min(target, latest) - player.positionSeconds;
  const isFar = Math.abs(offsetSeconds) > seekSeconds;
  const noCommands = (next: Following): Step => ({
    next,
    commands: [],
    errorSeconds: offsetSeconds,
  });
  const thenSettle = (quietMs: number, commands: PlayerCommand[]): Step => ({
    next: { ...following, smoothedErrorSeconds: null, quietUntilMs: serverMs + quietMs },
    commands: [...rateOf(timeline, player), ...commands],
    errorSeconds: offsetSeconds,
  });
  const seek = (lead: number): PlayerCommand => ({
    do: "seek",
    toSeconds: Math.min(latest, target + lead * timeline.rate),
  });

  const isNewTimeline = following.positionedForSeq !== timeline.seq;
  if (player.isPaused) {
    if (target >= latest || player.isBlocked) return noCommands(following);
    if (isFar) return thenSettle(quietAfterSeekMs, [seek(leadSeconds), { do: "play" }]);
    return thenSettle(quietAfterStartMs, [{ do: "play" }]);
  }
  if (isNewTimeline && isFar) return thenSettle(quietAfterSeekMs, [seek(leadSeconds)]);
  const isQuiet = serverMs < following.quietUntilMs;
  if (player.isStalled) {
    const stalledMs = serverMs - (following.readiness.stalledSinceMs ?? serverMs);
    const isLost = isFar && !isQuiet && stalledMs > quietAfterRescueMs;
    return isLost
      ? thenSettle(quietAfterRescueMs, [seek(rescueSeconds)])
      : noCommands({ ...following, smoothedErrorSeconds: null });
  }
  if (isQuiet) return noCommands(following);

  const previous = following.smoothedErrorSeconds;
  const errorSeconds =
    previous === null ? offsetSeconds : previous + smoothing * (offsetSeconds - previous);
  if (Math.abs(errorSeconds) > seekSeconds)
    return thenSettle(quietAfterSeekMs, [seek(leadSeconds)]);
  const { rate } = timeline;
  const isOver = target >= latest;
  const wanted = isOver
    ? rate
    : correctRate({ errorSeconds, rate, current: player.rate, mediaKind });
  return {
    next: { ...following, smoothedErrorSeconds: errorSeconds },
    commands: wanted === player.rate ? [] : [{ do: "rate", rate: wanted }],
    errorSeconds,
  };
}

function rateOf(timeline: Timeline, player: PlayerReading): PlayerCommand[] {
  return player.rate === timeline.rate ? [] : [{ do: "rate", rate: timeline.rate }];
}
