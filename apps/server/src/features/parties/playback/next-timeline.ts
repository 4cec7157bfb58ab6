import { waitAtMostMs } from "@goldmane/contracts/parties/limits";
import { positionAt } from "@goldmane/contracts/parties/rules";
import type { Command, Timeline } from "@goldmane/contracts/parties/schema";

/** A party's playback state: its timeline and the bookkeeping of waiting. */
export type PartyPlayback = Timeline & {
  /** Profiles that are no longer waited for because they took too long. */
  leftBehind: readonly string[];
  /** The `seq` at which waiting began; loading reports for an earlier one concern another position. */
  waitSeq: number;
};

export type TransitionContext = {
  now: number;
  /** Time for a change to reach everyone. */
  leadMs: number;
  /** Duration of the current title; null without one. */
  durationSeconds: number | null;
};

/**
 * Applies a command; null if it changes nothing. `show` and `next` are handled by `startTitle`, `cue`
 * by the function of that name.
 */
export function applyCommand(
  playback: PartyPlayback,
  command: Exclude<Command, { act: "cue" | "show" | "next" }>,
  { now, leadMs, durationSeconds }: TransitionContext,
  loading: readonly string[],
): PartyPlayback | null {
  const at = now + leadMs;
  const position = clamp(positionAt(playback, at), durationSeconds);
  const updated = { ...playback, seq: playback.seq + 1, at, position };
  if (command.act === "stop") {
    return playback.titleId === null && playback.state === "idle"
      ? null
      : idlePlayback(playback.seq + 1, now);
  }
  if (playback.titleId === null || playback.state === "idle") return null;
  switch (command.act) {
    case "play":
      return playback.state === "paused"
        ? { ...updated, state: "playing", waitingFor: [], waitUntil: null }
        : null;
    case "pause":
      return playback.state === "playing" || playback.state === "waiting"
        ? { ...updated, state: "paused", waitingFor: [], waitUntil: null }
        : null;
    case "rate":
      return playback.rate === command.rate ? null : { ...updated, rate: command.rate };
    case "seek": {
      const updatedSeek = { ...updated, position: clamp(command.position, durationSeconds) };
      return playback.state === "paused" ? updatedSeek : waitFor(updatedSeek, loading, at);
    }
  }
}

/** Puts a title on the lobby's screen. Null if it is there already. */
export function cue(playback: PartyPlayback, titleId: string, now: number): PartyPlayback | null {
  if (playback.state === "idle" && playback.titleId === titleId) return null;
  return { ...idlePlayback(playback.seq + 1, now), titleId };
}

/** Starts a title: waits for everyone to load it. */
export function startTitle(
  playback: PartyPlayback,
  titleId: string,
  { now, leadMs }: TransitionContext,
  loading: readonly string[],
): PartyPlayback {
  const at = now + leadMs;
  const fresh = {
    ...playback,
    seq: playback.seq + 1,
    titleId,
    position: 0,
    rate: 1,
    at,
    leftBehind: [],
  };
  return waitFor(fresh, loading, at);
}

/** A participant has buffered enough for timeline `seq`. Null if that changes nothing. */
export function markLoaded(
  playback: PartyPlayback,
  { profileId, seq: reportedSeq }: { profileId: string; seq: number },
  { now, leadMs }: TransitionContext,
): PartyPlayback | null {
  if (reportedSeq < playback.waitSeq) return null;
  const isLate = playback.leftBehind.includes(profileId);
  if (!isLate && !playback.waitingFor.includes(profileId)) return null;
  const leftBehind = playback.leftBehind.filter((id) => id !== profileId);
  const waitingFor = playback.waitingFor.filter((id) => id !== profileId);
  const seq = playback.seq + 1;
  const goesOn = playback.state === "waiting" && waitingFor.length === 0;
  if (!goesOn) return { ...playback, seq, leftBehind, waitingFor };
  return resume({ ...playback, seq, leftBehind }, now + leadMs);
}

/** A participant stalled: the others wait, unless this one has been left behind before. */
export function markStalled(
  playback: PartyPlayback,
  { profileId, seq: reportedSeq }: { profileId: string; seq: number },
  context: TransitionContext,
): PartyPlayback | null {
  if (reportedSeq < playback.waitSeq) return null;
  if (playback.leftBehind.includes(profileId) || playback.waitingFor.includes(profileId))
    return null;
  const seq = playback.seq + 1;
  if (playback.state === "waiting") {
    return { ...playback, seq, waitingFor: [...playback.waitingFor, profileId] };
  }
  if (playback.state !== "playing") return null;
  const at = context.now + context.leadMs;
  const position = clamp(positionAt(playback, at), context.durationSeconds);
  return waitFor({ ...playback, seq, position, at }, [profileId], at);
}

/** Applies the end of a wait or of the film. Null if neither is due. */
export function applyTime(
  playback: PartyPlayback,
  { now, leadMs, durationSeconds }: TransitionContext,
): PartyPlayback | null {
  if (playback.state === "waiting" && playback.waitUntil !== null && now >= playback.waitUntil) {
    const leftBehind = [...new Set([...playback.leftBehind, ...playback.waitingFor])];
    return resume({ ...playback, seq: playback.seq + 1, leftBehind }, now + leadMs);
  }
  return hasEnded(playback, { now, durationSeconds }) ? idlePlayback(playback.seq + 1, now) : null;
}

export function hasEnded(
  playback: PartyPlayback,
  { now, durationSeconds }: Pick<TransitionContext, "now" | "durationSeconds">,
): boolean {
  return (
    playback.state === "playing" &&
    durationSeconds !== null &&
    positionAt(playback, now) >= durationSeconds
  );
}

/** When the next time-based transition is due, in epoch milliseconds; null if none is. */
export function nextTransitionAt(
  playback: PartyPlayback,
  durationSeconds: number | null,
): number | null {
  if (playback.state === "waiting") return playback.waitUntil;
  if (playback.state !== "playing" || durationSeconds === null) return null;
  return playback.at + ((durationSeconds - playback.position) / playback.rate) * 1000;
}

export function idlePlayback(seq: number, now: number): PartyPlayback {
  return {
    seq,
    titleId: null,
    state: "idle",
    rate: 1,
    position: 0,
    at: now,
    waitingFor: [],
    waitUntil: null,
    waitSeq: seq,
    leftBehind: [],
  };
}

function waitFor(playback: PartyPlayback, loading: readonly string[], at: number): PartyPlayback {
  const waitingFor = loading.filter((id) => !playback.leftBehind.includes(id));
  if (waitingFor.length === 0) return resume(playback, at);
  const waitUntil = at + waitAtMostMs;
  return { ...playback, state: "waiting", waitingFor, waitUntil, waitSeq: playback.seq };
}

function resume(playback: PartyPlayback, at: number): PartyPlayback {
  return { ...playback, state: "playing", at, waitingFor: [], waitUntil: null };
}

function clamp(position: number, durationSeconds: number | null): number {
  return Math.min(Math.max(0, position), durationSeconds ?? Number.MAX_SAFE_INTEGER);
}
