import { captionParts } from "#core/captions/caption-parts.ts";
import { type Clip, type Join, firstJoin, joinAt } from "#core/joins/join.ts";
import type { PlaybackSource } from "#core/playback-source.ts";
import { clampSeek } from "#core/rules/seek.ts";
import { type PlayerEvent, shiftEvent } from "#core/state/player-event.ts";
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
import { JoinedThumbnails } from "./joins/joined-thumbnails.ts";
import type { Relay, Stage } from "./joins/relay.ts";
import type {
  ClipJoining,
  EngineFactory,
  EngineListener,
  EngineStats,
  JoinOptions,
  LoadOptions,
  PlaybackEngine,
} from "./playback-engine.ts";

/**
 * Best first. A later engine takes over, at the same position, when the one before it can't play
 * the film.
 */
const defaultEngines: readonly EngineFactory[] = [cmafEngine, hlsEngine, nativeEngine, plainEngine];

export type PlayOptions = Partial<LoadOptions> & { isPaused?: boolean; id?: string };
/** `id` names the clip on the timeline; its manifest's URL by default. */
export type ClipOptions = Partial<JoinOptions> & { id?: string };

/** A video element with an observable state and a method for everything a viewer can do. */
export class Player {
  #video: HTMLVideoElement;
  /** Where the video element's clip begins on the timeline; engines that join clips begin at 0. */
  #videoStart = 0;
  #binding = new AbortController();
  readonly captionTrack = new CaptionTrack();
  readonly #store: Store<PlayerState> = createStore(idleState);
  readonly #factories: readonly EngineFactory[];
  #engine: PlaybackEngine | null = null;
  #untried: EngineFactory[] = [];
  #relay: Promise<Relay> | null = null;
  #clip: Clip | null = null;
  #options: LoadOptions = ordinaryOptions;
  readonly #thumbnails = new JoinedThumbnails();
  #forgetFrame: () => void = () => undefined;

  constructor(video: HTMLVideoElement, engines: readonly EngineFactory[] = defaultEngines) {
    this.#video = video;
    this.#factories = engines;
    this.#bind();
    this.#tell({ type: "volume-changed", volume: video.volume, isMuted: video.muted });
    this.#store.subscribe(() => this.captionTrack.moveTo(this.currentSeconds));
  }

  /** Another element after a join of an engine that can't join clips itself. */
  get video(): HTMLVideoElement {
    return this.#video;
  }

  /** The position on the timeline now; the state's is a little older. */
  get currentSeconds(): number {
    return this.#videoStart + this.#video.currentTime;
  }

  get state(): PlayerState {
    return this.#store.get();
  }

  /** Bound, so that it can be passed on. Returns a function that ends the subscription. */
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Loads a film and plays it, unless `isPaused` or `standsBy`. */
  load(source: PlaybackSource, { isPaused = false, id, ...options }: PlayOptions = {}): void {
    this.#leave();
    const clip = { id: id ?? source.manifestUrl, source };
    this.#clip = clip;
    this.#options = { ...ordinaryOptions, ...options };
    this.#untried = this.#factories.filter((factory) => factory.canPlay(source));
    const [first] = this.#untried;
    this.#tell({
      type: "loaded",
      engine: first?.kind ?? "plain",
      joins: firstJoin(clip),
      startSeconds: this.#options.startSeconds,
      captions: source.captions,
    });
    this.setCaptionTrack(this.state.captionTrack);
    this.#startNextEngine(new PlaybackFailure("media", "This browser can't play the film."));
    if (!isPaused && !this.#options.preloadOnly) this.play();
  }

  /** Joins a clip at the end of the last one, without a gap where the engine can do that. */
  append(source: PlaybackSource, options: ClipOptions = {}): void {
    const [clip, how] = describeClip(source, options);
    this.#join(how.expectsMore, (joining) => joining.append(clip, how));
  }

  /**
   * Replaces everything after a time by a clip: as soon as its first media is there, and about half
   * a second after the position at the earliest.
   */
  splice(source: PlaybackSource, atSeconds: number, options: ClipOptions = {}): void {
    const [clip, how] = describeClip(source, options);
    this.#join(how.expectsMore, (joining) => joining.splice(clip, atSeconds, how));
  }

  /** No further clip comes: a film that was loaded with `expectsMore` ends with its last clip. */
  finish(): void {
    this.#join(false, (joining) => joining.finish());
  }

  /** The clip at a time of the timeline, by default the one that is playing. */
  joinAt(seconds = this.currentSeconds): Join | null {
    return joinAt(this.state.joins, seconds);
  }

  /** Plays the same film again from where it failed, with the clips that were joined after it. */
  retry(fresh?: PlaybackSource | null): void {
    const { timeSeconds, joins } = this.state;
    const at = joinAt(joins, timeSeconds);
    const source = fresh ?? at?.source ?? this.#clip?.source;
    if (!source) return;
    const later = at ? joins.slice(joins.indexOf(at) + 1) : [];
    this.load(source, {
      ...this.#options,
      ...(at && { id: at.id }),
      prefetched: nothingPrefetched,
      preloadOnly: false,
      startSeconds: timeSeconds - (at?.startSeconds ?? 0),
    });
    const { expectsMore } = this.#options;
    for (const { id, source: next } of later) this.append(next, { id, expectsMore });
  }

  /** The manifest of a film that is loaded but not played yet. */
  get preloadedManifestUrl(): string | null {
    return this.#options.preloadOnly && this.#clip ? this.#clip.source.manifestUrl : null;
  }

  play(): void {
    this.#options = { ...this.#options, preloadOnly: false };
    if (this.state.phase === "ended") this.seek(0);
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
    const target = clampSeek(seconds, this.state.durationSeconds);
    if (this.#relay) void this.#relay.then((relay) => relay.seek(target));
    else this.video.currentTime = target;
  }

  seekBy(seconds: number): void {
    this.seek(this.currentSeconds + seconds);
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
    this.#loadCaptions();
  }

  /** The picture at a time for the scrubber; null where the film has none. */
  async thumbnailAt(seconds: number): Promise<ImageBitmap | null> {
    const join = this.joinAt(seconds);
    return join && this.#thumbnails.at(join, seconds);
  }

  stats(): EngineStats & { droppedFrames: number } {
    const { droppedVideoFrames } = this.video.getVideoPlaybackQuality();
    const engine = this.#engine?.stats() ?? { bitsPerSecond: null, receivedBytes: 0 };
    return { ...engine, droppedFrames: droppedVideoFrames };
  }

  /** Unloads the film; another can be loaded. */
  unload(): void {
    this.#clip = null;
    this.#leave();
    this.captionTrack.clear();
  }

  destroy(): void {
    this.unload();
    this.#binding.abort();
  }

  /** The element reports it later: a control that waited for it would jump back meanwhile. */
  #tellVolume(): void {
    const { volume, muted } = this.video;
    this.#tell({ type: "volume-changed", volume, isMuted: muted });
  }

  #tell(event: PlayerEvent): void {
    this.#store.set(transition(this.#store.get(), event));
  }

  #bind(): void {
    this.#binding.abort();
    this.#binding = new AbortController();
    const video = this.#video;
    const tell = (event: PlayerEvent) => {
      // Between two elements the film goes on.
      const isOver = video.ended && (event.type === "ended" || event.type === "paused");
      if (!isOver || !this.#relay) this.#tell(shiftEvent(event, this.#videoStart));
    };
    bindMedia(video, tell, this.#binding.signal);
  }

  #join(expectsMore: boolean, change: (joining: ClipJoining) => void): void {
    const engine = this.#engine;
    if (!engine) return;
    this.#options = { ...this.#options, expectsMore };
    if (engine.joining) return change(engine.joining);
    this.#relay ??= this.#openRelay(engine);
    this.#relay.then(change).catch((error: unknown) => {
      this.#tell({ type: "failed", kind: "network", message: String(error) });
    });
  }

  #joined(joins: readonly Join[]): void {
    this.#tell({ type: "joined", joins });
    if (this.state.captionTrack !== null) this.#loadCaptions();
  }

  #loadCaptions(): void {
    const { captionTrack, captions, joins } = this.state;
    const track = captions.find(({ id }) => id === captionTrack) ?? null;
    this.captionTrack.load(captionParts(joins, track)).catch((error: unknown) => {
      const isReplaced = error instanceof DOMException && error.name === "AbortError";
      if (!isReplaced) this.#tell({ type: "captions-lost" });
    });
  }

  async #openRelay(first: PlaybackEngine): Promise<Relay> {
    const module = await import("./joins/relay.ts");
    const factory = this.#factories.find(({ kind }) => kind === first.kind);
    return new module.Relay({ video: this.#video, engine: first }, this.state.joins, {
      createEngine: (video, failed) => {
        if (!factory) throw new RangeError(`There is no engine ${first.kind}.`);
        return factory.create(video, this.#listen(failed));
      },
      joined: (joins) => this.#joined(joins),
      show: (stage, join) => this.#show(stage, join),
      failed: ({ kind, message }) => this.#tell({ type: "failed", kind, message }),
      ended: () => this.#tell({ type: "ended" }),
    });
  }

  /** Another element takes the place of the one on screen. */
  #show({ video, engine }: Stage, join: Join): void {
    const before = this.#video;
    video.volume = before.volume;
    video.muted = before.muted;
    video.defaultPlaybackRate = before.defaultPlaybackRate;
    before.replaceWith(video);
    this.#video = video;
    this.#videoStart = join.startSeconds;
    this.#engine = engine;
    this.#bind();
    this.play();
  }

  #listen(failed: (failure: PlaybackFailure) => void): EngineListener {
    return {
      tracksChanged: (tracks) => this.#tell({ type: "tracks-changed", ...tracks }),
      joined: (joins) => this.#joined(joins),
      failed,
    };
  }

  #leave(): void {
    this.#forgetFrame();
    void this.#relay?.then((relay) => relay.close()).catch(() => undefined);
    this.#relay = null;
    this.#videoStart = 0;
    this.#engine?.destroy();
    this.#engine = null;
    this.#thumbnails.clear();
    this.#tell({ type: "unloaded" });
  }

  #startNextEngine(failure: PlaybackFailure): void {
    const factory = this.#untried.shift();
    const clip = this.#clip;
    if (!factory || !clip) {
      this.#tell({ type: "failed", kind: failure.kind, message: failure.message });
      return;
    }
    this.#tell({ type: "engine-changed", engine: factory.kind });
    this.#forgetFrame = onNextFrame(this.video, () => this.#tell({ type: "frame-shown" }));
    const engine: PlaybackEngine = factory.create(
      this.video,
      this.#listen((reason) => this.#changeEngine(engine, reason)),
    );
    this.#engine = engine;
    engine.load(clip, this.#options);
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
    const { joins } = this.state;
    const at = joinAt(joins, timeSeconds);
    const later = at ? joins.slice(joins.indexOf(at) + 1) : [];
    if (at) this.#clip = { id: at.id, source: at.source };
    const isLast = this.#untried.length === 0;
    this.#options = { ...this.#options, startSeconds: timeSeconds - (at?.startSeconds ?? 0) };
    // The next engine's timeline begins with the clip on screen.
    if (!isLast && this.#clip && joins.length > 1) this.#joined(firstJoin(this.#clip));
    this.#startNextEngine(failure);
    const { expectsMore } = this.#options;
    for (const { id, source } of later) this.append(source, { id, expectsMore });
    if (this.#engine && wasPlaying) this.play();
  }
}

function describeClip(source: PlaybackSource, options: ClipOptions): [Clip, JoinOptions] {
  const { id = source.manifestUrl, prefetched = nothingPrefetched, expectsMore = false } = options;
  return [
    { id, source },
    { prefetched, expectsMore },
  ];
}

const ordinaryOptions: LoadOptions = {
  startSeconds: 0,
  bitsPerSecond: null,
  prefetched: nothingPrefetched,
  isLowData: false,
  preloadOnly: false,
  expectsMore: false,
};
