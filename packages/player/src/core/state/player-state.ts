import type { AudioSource, CaptionSource } from "#core/playback-source.ts";
import type { Join } from "#core/joins/join.ts";
import type { RungFacts } from "#core/quality/choose-rung.ts";
import type { Range } from "#core/time/ranges.ts";
import type { FailureKind } from "./player-failure.ts";

export type EngineKind = "cmaf" | "hls" | "native" | "plain";

/**
 * `idle` nothing is loaded · `starting` a film is on its way to its first frame · `blocked` the
 * browser wants a touch before it plays · `playing` / `paused` what the viewer asked for · `ended`
 * · `failed`, with `failure`.
 */
export type Phase = "idle" | "starting" | "blocked" | "playing" | "paused" | "ended" | "failed";

export type PlayerState = {
  phase: Phase;
  failure: { kind: FailureKind; message: string } | null;
  engine: EngineKind | null;
  /** The first picture is on screen. */
  hasFrame: boolean;
  /** The film should play and doesn't: bytes are missing, or a seek is in progress. */
  isWaiting: boolean;
  timeSeconds: number;
  durationSeconds: number;
  /** The clips of the timeline in order; an ordinary film is one. */
  joins: readonly Join[];
  buffered: readonly Range[];
  volume: number;
  isMuted: boolean;
  speed: number;
  /** Lowest first; empty where the engine offers no choice. */
  rungs: readonly RungFacts[];
  /** A rung's name, or null for the automatic choice. */
  rungChoice: string | null;
  rungPlaying: string | null;
  audioTracks: readonly Pick<AudioSource, "id" | "label" | "language">[];
  audioTrack: string | null;
  captions: readonly CaptionSource[];
  /** A track's id, or null for none. */
  captionTrack: string | null;
  /** The chosen captions could not be loaded, so that there are none. */
  hasLostCaptions: boolean;
};

export const idleState: PlayerState = {
  phase: "idle",
  failure: null,
  engine: null,
  hasFrame: false,
  isWaiting: false,
  timeSeconds: 0,
  durationSeconds: 0,
  joins: [],
  buffered: [],
  volume: 1,
  isMuted: false,
  speed: 1,
  rungs: [],
  rungChoice: null,
  rungPlaying: null,
  audioTracks: [],
  audioTrack: null,
  captions: [],
  captionTrack: null,
  hasLostCaptions: false,
};
