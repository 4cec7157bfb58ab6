import { waitAtMostMs } from "@goldmane/contracts/parties/limits";
import { positionAt } from "@goldmane/contracts/parties/rules";
import type { Command, Timeline } from "@goldmane/contracts/parties/schema";

/** A timeline with those whom nobody waits for any more, because they took too long. */
export type Film = Timeline & {
  leftBehind: readonly string[];
  /** With which `seq` the waiting began: what was loaded before it is of another place. */
  waitSeq: number;
};

export type Moment = {
  now: number;
  /** Everybody has heard of a change so much later. */
  leadMs: number;
  /** Of the title that is on; null while none is. */
  durationSeconds: number | null;
};

/**
 * What a film becomes by a command; null where it changes nothing. `show` and `next` are `begin`, and
 * `cue` is its own.
 */
export function obey(
  film: Film,
  command: Exclude<Command, { act: "cue" | "show" | "next" }>,
  { now, leadMs, durationSeconds }: Moment,
  loading: readonly string[],
): Film | null {
  const at = now + leadMs;
  const position = clamp(positionAt(film, at), durationSeconds);
  const moved = { ...film, seq: film.seq + 1, at, position };
  if (command.act === "stop") {
    return film.titleId === null && film.state === "idle" ? null : empty(film.seq + 1, now);
  }
  if (film.titleId === null || film.state === "idle") return null;
  switch (command.act) {
    case "play":
      return film.state === "paused"
        ? { ...moved, state: "playing", waitingFor: [], waitUntil: null }
        : null;
    case "pause":
      return film.state === "playing" || film.state === "waiting"
        ? { ...moved, state: "paused", waitingFor: [], waitUntil: null }
        : null;
    case "rate":
      return film.rate === command.rate ? null : { ...moved, rate: command.rate };
    case "seek": {
      const sought = { ...moved, position: clamp(command.position, durationSeconds) };
      return film.state === "paused" ? sought : waitFor(sought, loading, at);
    }
  }
}

/** A title waits on the screen of the lobby. Null where it does already. */
export function cue(film: Film, titleId: string, now: number): Film | null {
  if (film.state === "idle" && film.titleId === titleId) return null;
  return { ...empty(film.seq + 1, now), titleId };
}

/** A title is put on, and everybody loads it. */
export function begin(
  film: Film,
  titleId: string,
  { now, leadMs }: Moment,
  loading: readonly string[],
): Film {
  const at = now + leadMs;
  const fresh = { ...film, seq: film.seq + 1, titleId, position: 0, rate: 1, at, leftBehind: [] };
  return waitFor(fresh, loading, at);
}

/** A member has enough to go on with what was on at `seq`. Null where that changes nothing. */
export function markLoaded(
  film: Film,
  { profileId, seq: saidOf }: { profileId: string; seq: number },
  { now, leadMs }: Moment,
): Film | null {
  if (saidOf < film.waitSeq) return null;
  const isLate = film.leftBehind.includes(profileId);
  if (!isLate && !film.waitingFor.includes(profileId)) return null;
  const leftBehind = film.leftBehind.filter((id) => id !== profileId);
  const waitingFor = film.waitingFor.filter((id) => id !== profileId);
  const seq = film.seq + 1;
  const goesOn = film.state === "waiting" && waitingFor.length === 0;
  if (!goesOn) return { ...film, seq, leftBehind, waitingFor };
  return goOn({ ...film, seq, leftBehind }, now + leadMs);
}

/** A member stalled: the others wait, unless they waited too long for this one before. */
export function markStalled(
  film: Film,
  { profileId, seq: saidOf }: { profileId: string; seq: number },
  moment: Moment,
): Film | null {
  if (saidOf < film.waitSeq) return null;
  if (film.leftBehind.includes(profileId) || film.waitingFor.includes(profileId)) return null;
  const seq = film.seq + 1;
  if (film.state === "waiting") {
    return { ...film, seq, waitingFor: [...film.waitingFor, profileId] };
  }
  if (film.state !== "playing") return null;
  const at = moment.now + moment.leadMs;
  const position = clamp(positionAt(film, at), moment.durationSeconds);
  return waitFor({ ...film, seq, position, at }, [profileId], at);
}

/** What time makes of a film: waited long enough, or seen to its end. Null where it is too early. */
export function letTimePass(film: Film, { now, leadMs, durationSeconds }: Moment): Film | null {
  if (film.state === "waiting" && film.waitUntil !== null && now >= film.waitUntil) {
    const leftBehind = [...new Set([...film.leftBehind, ...film.waitingFor])];
    return goOn({ ...film, seq: film.seq + 1, leftBehind }, now + leadMs);
  }
  return hasEnded(film, { now, durationSeconds }) ? empty(film.seq + 1, now) : null;
}

export function hasEnded(
  film: Film,
  { now, durationSeconds }: Pick<Moment, "now" | "durationSeconds">,
): boolean {
  return (
    film.state === "playing" && durationSeconds !== null && positionAt(film, now) >= durationSeconds
  );
}

/** When time will make something of a film, in epoch milliseconds; null for as long as nobody acts. */
export function nextInstant(film: Film, durationSeconds: number | null): number | null {
  if (film.state === "waiting") return film.waitUntil;
  if (film.state !== "playing" || durationSeconds === null) return null;
  return film.at + ((durationSeconds - film.position) / film.rate) * 1000;
}

export function empty(seq: number, now: number): Film {
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

function waitFor(film: Film, loading: readonly string[], at: number): Film {
  const waitingFor = loading.filter((id) => !film.leftBehind.includes(id));
  if (waitingFor.length === 0) return goOn(film, at);
  const waitUntil = at + waitAtMostMs;
  return { ...film, state: "waiting", waitingFor, waitUntil, waitSeq: film.seq };
}

function goOn(film: Film, at: number): Film {
  return { ...film, state: "playing", at, waitingFor: [], waitUntil: null };
}

function clamp(position: number, durationSeconds: number | null): number {
  return Math.min(Math.max(0, position), durationSeconds ?? Number.MAX_SAFE_INTEGER);
}
