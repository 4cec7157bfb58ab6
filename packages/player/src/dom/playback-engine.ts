import type { PlaybackSource, AudioSource } from "#core/playback-source.ts";
import type { RungFacts } from "#core/quality/choose-rung.ts";
import type { PlaybackFailure } from "#core/state/player-failure.ts";
import type { EngineKind } from "#core/state/player-state.ts";
import type { PrefetchedBytes } from "./fetch/byte-stream.ts";

export type LoadOptions = {
  startSeconds: number;
  /** The connection's speed by the last probe, in bits per second; null when it was never measured. */
  bitsPerSecond: number | null;
  /** Bodies that were fetched ahead, by URL as the source has it. */
  prefetched: PrefetchedBytes;
  /** Hold less ahead: the viewer saves data. */
  isSparing: boolean;
  /** Take up the start file only, and the rest of the film once it is played. */
  preloadOnly: boolean;
};

/** What an engine offers and what it plays now. */
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
  /** The engine gave up. It is destroyed by whoever listens. */
  failed(failure: PlaybackFailure): void;
};

/**
 * Brings a source's bytes into a video element; playing, pausing and seeking stay with the element.
 * An engine plays one source and is then destroyed.
 */
export interface PlaybackEngine {
  readonly kind: EngineKind;
  load(source: PlaybackSource, options: LoadOptions): void;
  /** A rung by name from the next segment on, or null for the automatic choice. */
  setRung(name: string | null): void;
  setAudioTrack(id: string): void;
  stats(): EngineStats;
  destroy(): void;
}

export type EngineFactory = {
  kind: EngineKind;
  canPlay(source: PlaybackSource): boolean;
  create(video: HTMLVideoElement, listener: EngineListener): PlaybackEngine;
};
