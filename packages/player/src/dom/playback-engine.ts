import type { Clip, Join } from "#core/joins/join.ts";
import type { AudioSource, PlaybackSource } from "#core/playback-source.ts";
import type { RungFacts } from "#core/quality/choose-rung.ts";
import type { PlaybackFailure } from "#core/state/player-failure.ts";
import type { EngineKind } from "#core/state/player-state.ts";
import type { PrefetchedBytes } from "./fetch/byte-stream.ts";

export type LoadOptions = {
  startSeconds: number;
  /** The connection's speed by the last probe, in bits per second; null when never measured. */
  bitsPerSecond: number | null;
  /** Prefetched bodies, by the source's URLs. */
  prefetched: PrefetchedBytes;
  /** Buffer less: the viewer saves data. */
  isLowData: boolean;
  /** Load the start file only, and the rest of the film once it is played. */
  preloadOnly: boolean;
  /** Further clips will be joined: at the end of its media the film waits for them. */
  expectsMore: boolean;
};

export type JoinOptions = Pick<LoadOptions, "prefetched" | "expectsMore">;

/** Tracks that an engine offers, and those that it plays now. */
export type EngineTracks = {
  rungs: readonly RungFacts[];
  rungChoice: string | null;
  rungPlaying: string | null;
  audioTracks: readonly Pick<AudioSource, "id" | "label" | "language">[];
  audioTrack: string | null;
};

export type EngineStats = {
  /** The measured speed, in bits per second. */
  bitsPerSecond: number | null;
  receivedBytes: number;
};

export type EngineListener = {
  tracksChanged(tracks: EngineTracks): void;
  /** The timeline of joined clips, when it changes. */
  joined(joins: readonly Join[]): void;
  /** The engine failed. Its listener destroys it. */
  failed(failure: PlaybackFailure): void;
};

/**
 * Feeds a source's bytes to a video element; playing, pausing and seeking stay with the element. An
 * engine plays one source, and the clips that are joined to it, and is then destroyed.
 */
export interface PlaybackEngine {
  readonly kind: EngineKind;
  load(clip: Clip, options: LoadOptions): void;
  /** Null for an engine that plays one clip only: a relay of two such engines joins clips. */
  readonly joining: ClipJoining | null;
  /** A rung by name from the next segment on, or null for the automatic choice. */
  setRung(name: string | null): void;
  setAudioTrack(id: string): void;
  stats(): EngineStats;
  destroy(): void;
}

export interface ClipJoining {
  /** Joins a clip at the end of the last one. */
  append(clip: Clip, options: JoinOptions): void;
  /** Replaces everything after a time by a clip, as soon as the clip's first media is there. */
  splice(clip: Clip, atSeconds: number, options: JoinOptions): void;
  /** No further clip comes. */
  finish(): void;
}

export type EngineFactory = {
  kind: EngineKind;
  canPlay(source: PlaybackSource): boolean;
  create(video: HTMLVideoElement, listener: EngineListener): PlaybackEngine;
};
