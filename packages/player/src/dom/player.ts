import type { PlaybackSource } from "#core/playback-source.ts";
import { clampSeek } from "#core/rules/seek.ts";
import type { PlayerEvent } from "#core/state/player-event.ts";
import { PlaybackFailure } from "#core/state/player-failure.ts";
import { type PlayerState, idleState } from "#core/state/player-state.ts";
import { transition } from "#core/state/transition.ts";
import { type Store, createStore } from "#core/store.ts";
import { clamp } from "@goldmane/std/clamp";
import { CaptionTrack } from "./caption-track.ts";
import { cmafEngine } from "./cmaf/cmaf-engine.ts";
import { hlsEngine } from "./fallback/late-hls-engine.ts";
import { nativeEngine } from "./fallback/native-engine.ts";
import { plainEngine } from "./fallback/plain-engine.ts";
import { nothingPrefetched } from "./fetch/byte-stream.ts";
import { bindMedia, onNextFrame } from "./media/bind-media.ts";
import type { EngineFactory, EngineStats, LoadOptions, PlaybackEngine } from "./playback-engine.ts";
import type { Thumbnails } from "./thumbnails.ts";

/**
 * Best first. A later engine takes over, at the same position, when the one before it can't play
 * the film.
 */
const defaultEngines: readonly EngineFactory[] = [cmafEngine, hlsEngine, nativeEngine, plainEngine];

export type PlayOptions = Partial<LoadOptions> & { isPaused?: boolean };

/** A video element with an observable state and a method for everything a viewer can do. */
export class Player {
  readonly video: HTMLVideoElement;
  readonly captionTrack = new CaptionTrack();
  readonly #store: Store<PlayerState> = createStore(idleState);
  readonly #factories: readonly EngineFactory[];
  readonly #life = new AbortController();
  #engine: PlaybackEngine | null = null;
  #untried: EngineFactory[] = [];
  #source: PlaybackSource | null = null;
  #options: LoadOptions = ordinaryOptions;
  /** Created on first use. */
  #thumbnails: Promise<Thumbnails> | null = null;
  #forgetFrame: () => void = () => undefined;

  constructor(video: HTMLVideoElement, engines: readonly EngineFactory[] = defaultEngines) {
    this.video = video;
    this.#factories = engines;
    bindMedia(video, (event) => this.#tell(event), this.#life.signal);
    this.#tell({ type: "volume-changed", volume: video.volume, isMuted: video.muted });
    this.#store.subscribe(() => this.captionTrack.moveTo(this.video.currentTime));
  }

  get state(): PlayerState {
    return this.#store.get();
  }

  /** Bound, so that it can be passed on. Returns a function that ends the subscription. */
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Loads a film and plays it, unless `isPaused` or `standsBy`. */
  load(source: PlaybackSource, { isPaused = false, ...options }: PlayOptions = {}): void {
    this.#leave();
    this.#source = source;
    this.#options = { ...ordinaryOptions, ...options };
    this.#untried = this.#factories.filter((factory) => factory.canPlay(source));
    const [first] = this.#untried;
    this.#tell({
      type: "loaded",
      engine: first?.kind ?? "plain",
      durationSeconds: source.durationSeconds,
      startSeconds: this.#options.startSeconds,
      captions: source.captions,
    });
    this.setCaptionTrack(this.state.captionTrack);
    this.#startNextEngine(new PlaybackFailure("media", "This browser can't play the film."));
    if (!isPaused && !this.#options.preloadOnly) this.play();
  }

  /** Plays the same film again from where it failed. */
  retry(fresh: PlaybackSource | null = this.#source): void {
    if (!fresh) return;
    const startSeconds = this.state.timeSeconds;
    this.load(fresh, {
      ...this.#options,
      prefetched: nothingPrefetched,
      preloadOnly: false,
      startSeconds,
    });
  }

  /** The manifest of a film that is loaded but not played yet. */
  get preloadedManifestUrl(): string | null {
    return this.#options.preloadOnly && this.#source ? this.#source.manifestUrl : null;
  }

  play(): void {
    this.#options = { ...this.#options, preloadOnly: false };
    if (this.state.phase === "ended") this.video.currentTime = 0;
    this.video.play().then(
      // Loading a new source resets the rate.
      () => (this.video.playbackRate = this.video.defaultPlaybackRate),
      (error: unknown) => {
        if (error instanceof DOMException && error.name === "NotAllowedError") {
          this.#tell({ type: "blocked" });
        }
      },
    );
  }

  pause(): void {
    this.video.pause();
  }

  togglePlay(): void {
    if (this.video.paused || this.state.phase === "ended") this.play();
    else this.pause();
  }

  seek(seconds: number): void {
    this.video.currentTime = clampSeek(seconds, this.state.durationSeconds);
  }

  seekBy(seconds: number): void {
    this.seek(this.video.currentTime + seconds);
  }

  setVolume(volume: number): void {
    this.video.volume = clamp(volume);
    this.video.muted = volume <= 0;
    this.#tellVolume();
  }

  setMuted(isMuted: boolean): void {
    this.video.muted = isMuted;
    if (!isMuted && this.video.volume === 0) this.video.volume = 0.5;
    this.#tellVolume();
  }

  /** Applied, and in the state, at once; the element reports it later. */
  setSpeed(speed: number): void {
    this.video.defaultPlaybackRate = speed;
    this.video.playbackRate = speed;
    this.#tell({ type: "speed-changed", speed });
  }

  /** A rung by name, or null for the automatic choice. */
  setRung(name: string | null): void {
    this.#engine?.setRung(name);
  }

  setAudioTrack(id: string): void {
    this.#engine?.setAudioTrack(id);
  }

  /** A track's id, or null for none. Captions that can't be loaded are turned off again. */
  setCaptionTrack(id: string | null): void {
    const track = this.state.captions.find((each) => each.id === id) ?? null;
    this.#tell({ type: "caption-chosen", track: track?.id ?? null });
    this.captionTrack.load(track?.url ?? null).catch((error: unknown) => {
      const isReplaced = error instanceof DOMException && error.name === "AbortError";
      if (!isReplaced) this.#tell({ type: "captions-lost" });
    });
  }

  /** The picture at a time for the scrubber; null where the film has none. */
  async thumbnailAt(seconds: number): Promise<ImageBitmap | null> {
    const url = this.#source?.thumbnailsUrl ?? null;
    if (url === null) return null;
    this.#thumbnails ??= openThumbnails(url);
    try {
      const thumbnail = await (await this.#thumbnails).at(seconds);
      return thumbnail?.image ?? null;
    } catch {
      // The script didn't load; the next call tries again.
      this.#thumbnails = null;
      return null;
    }
  }

  stats(): EngineStats & { droppedFrames: number } {
    const { droppedVideoFrames } = this.video.getVideoPlaybackQuality();
    const engine = this.#engine?.stats() ?? { bitsPerSecond: null, receivedBytes: 0 };
    return { ...engine, droppedFrames: droppedVideoFrames };
  }

  /** Unloads the film; another can be loaded. */
  unload(): void {
    this.#source = null;
    this.#leave();
    this.captionTrack.clear();
  }

  destroy(): void {
    this.unload();
    this.#life.abort();
  }

  /** The element reports it later: a control that waited for it would jump back meanwhile. */
  #tellVolume(): void {
    const { volume, muted } = this.video;
    this.#tell({ type: "volume-changed", volume, isMuted: muted });
  }

  #tell(event: PlayerEvent): void {
    this.#store.set(transition(this.#store.get(), event));
  }

  #leave(): void {
    this.#forgetFrame();
    this.#engine?.destroy();
    this.#engine = null;
    void this.#thumbnails?.then((thumbnails) => thumbnails.destroy()).catch(() => undefined);
    this.#thumbnails = null;
    this.#tell({ type: "unloaded" });
  }

  #startNextEngine(failure: PlaybackFailure): void {
    const factory = this.#untried.shift();
    const source = this.#source;
    if (!factory || !source) {
      this.#tell({ type: "failed", kind: failure.kind, message: failure.message });
      return;
    }
    this.#tell({ type: "engine-changed", engine: factory.kind });
    this.#forgetFrame = onNextFrame(this.video, () => this.#tell({ type: "frame-shown" }));
    const engine = factory.create(this.video, {
      tracksChanged: (tracks) => this.#tell({ type: "tracks-changed", ...tracks }),
      failed: (reason) => this.#changeEngine(engine, reason),
    });
    this.#engine = engine;
    engine.load(source, this.#options);
  }

  /** Another engine may decode a film that this one can't; none helps without a network. */
  #changeEngine(failed: PlaybackEngine, failure: PlaybackFailure): void {
    if (failed !== this.#engine) return;
    const { timeSeconds, phase } = this.state;
    const wasPlaying = phase === "playing" || phase === "starting";
    this.#forgetFrame();
    failed.destroy();
    this.#engine = null;
    if (failure.kind !== "media") this.#untried = [];
    this.#options = { ...this.#options, startSeconds: timeSeconds };
    this.#startNextEngine(failure);
    if (this.#engine && wasPlaying) this.play();
  }
}

async function openThumbnails(url: string): Promise<Thumbnails> {
  const module = await import("./thumbnails.ts");
  return new module.Thumbnails(url);
}

const ordinaryOptions: LoadOptions = {
  startSeconds: 0,
  bitsPerSecond: null,
  prefetched: nothingPrefetched,
  isLowData: false,
  preloadOnly: false,
};
