import { assertNever } from "@goldmane/std/assert-never";
import type { Join } from "#core/joins/join.ts";
import type { PlayerEvent } from "./player-event.ts";
import { type PlayerState, idleState } from "./player-state.ts";

/** Events of a loaded film. They change nothing before loading or after a failure. */
const motions: ReadonlySet<PlayerEvent["type"]> = new Set([
  "played",
  "paused",
  "blocked",
  "ended",
  "frame-shown",
  "waited",
  "moved-on",
  "sought",
  "ticked",
  "duration-changed",
]);

/**
 * The player's state machine: returns the state after an event. Events that don't fit the phase
 * change nothing.
 */
export function transition(state: PlayerState, event: PlayerEvent): PlayerState {
  const isStill = state.phase === "idle" || state.phase === "failed";
  if (isStill && motions.has(event.type)) return state;
  switch (event.type) {
    case "loaded":
      return load(state, event);
    case "joined":
      return { ...state, joins: event.joins, durationSeconds: lengthOf(event.joins) };
    case "unloaded":
      return { ...idleState, ...keepSettings(state) };
    case "engine-changed":
      return { ...state, engine: event.engine };
    case "tracks-changed": {
      const { type: _, ...tracks } = event;
      return { ...state, ...tracks };
    }
    case "caption-chosen":
      return { ...state, captionTrack: event.track, hasLostCaptions: false };
    case "captions-lost":
      return { ...state, captionTrack: null, hasLostCaptions: true };
    case "volume-changed":
      return { ...state, volume: event.volume, isMuted: event.isMuted };
    case "speed-changed":
      return { ...state, speed: event.speed };
    case "failed":
      return {
        ...state,
        phase: "failed",
        isWaiting: false,
        failure: { kind: event.kind, message: event.message },
      };
    case "played":
      return { ...state, phase: "playing" };
    case "paused":
      return state.phase === "ended" ? state : { ...state, phase: "paused" };
    case "blocked":
      return { ...state, phase: "blocked", isWaiting: false };
    case "ended":
      return { ...state, phase: "ended", isWaiting: false };
    case "frame-shown":
      return { ...state, hasFrame: true, isWaiting: false };
    case "waited":
      return state.phase === "ended" ? state : { ...state, isWaiting: true };
    case "moved-on":
      return { ...state, isWaiting: false };
    case "sought":
      return {
        ...state,
        phase: state.phase === "ended" ? "paused" : state.phase,
        isWaiting: true,
        timeSeconds: event.timeSeconds,
      };
    case "ticked":
      return { ...state, timeSeconds: event.timeSeconds, buffered: event.buffered };
    case "duration-changed":
      // Joined clips have the length of their timeline, whatever has been buffered of it.
      if (state.joins.length > 1) return state;
      return { ...state, durationSeconds: event.durationSeconds };
    default:
      return assertNever(event);
  }
}

type Loaded = Extract<PlayerEvent, { type: "loaded" }>;

function load(state: PlayerState, event: Loaded): PlayerState {
  const kept = state.captionTrack;
  return {
    ...idleState,
    ...keepSettings(state),
    phase: "starting",
    isWaiting: true,
    engine: event.engine,
    joins: event.joins,
    durationSeconds: lengthOf(event.joins),
    timeSeconds: event.startSeconds,
    captions: event.captions,
    captionTrack: event.captions.some((track) => track.id === kept) ? kept : null,
  };
}

function lengthOf(joins: readonly Join[]): number {
  return joins.at(-1)?.endSeconds ?? 0;
}

/** The viewer's settings carry over to the next film. */
function keepSettings({ volume, isMuted, speed, captionTrack }: PlayerState) {
  return { volume, isMuted, speed, captionTrack };
}
