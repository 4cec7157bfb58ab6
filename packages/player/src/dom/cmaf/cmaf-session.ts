import type { PlaybackSource, RungSource } from "#core/playback-source.ts";
import { AppendedRungs } from "#core/quality/appended-rungs.ts";
import { defaultGoal, lowDataGoal } from "#core/quality/buffer-goal.ts";
import { PlaybackFailure } from "#core/state/player-failure.ts";
import { findGapEnd } from "#core/time/ranges.ts";
import type { ByteStream } from "#dom/fetch/byte-stream.ts";
import { Decrypter } from "#dom/fetch/decrypt.ts";
import { fetchBody } from "#dom/fetch/fetch-body.ts";
import { onNextFrame } from "#dom/media/bind-media.ts";
import { readRanges } from "#dom/media/media-ranges.ts";
import type { EngineStats, EngineTracks, LoadOptions } from "#dom/playback-engine.ts";
import type { OpenedSource } from "./open-media-source.ts";
import { Rendition } from "./rendition.ts";
import { RungChooser } from "./rung-chooser.ts";
import { feedStart } from "./start-feed.ts";
import { TrackBuffer } from "./track-buffer.ts";
import { boundarySeconds, type FeedCallbacks, TrackFeed } from "./track-feed.ts";

type Parts = {
  source: PlaybackSource;
  options: LoadOptions;
  signal: AbortSignal;
  changed: (tracks: EngineTracks) => void;
};

/** Timeout for the first frame, which a hidden page never presents. */
const firstFrameTimeoutMs = 600;
/** Wider gaps between buffered segments are not skipped. */
const maxGapSeconds = 0.5;

/** One film in one media source: two tracks, their feeds, and their shared state. */
export class CmafSession {
  readonly #video: HTMLVideoElement;
  readonly #opened: OpenedSource;
  readonly #parts: Parts;
  readonly #chooser: RungChooser;
  readonly #decrypter: Decrypter;
  readonly #rungs = new Map<string, Rendition>();
  readonly #audio = new Map<string, Rendition>();
  readonly #buffers: { video: TrackBuffer; audio: TrackBuffer | null };
  readonly #feeds: { video: TrackFeed; audio: TrackFeed | null };
  readonly #appended = new AppendedRungs();
  readonly #starting = new AbortController();
  #audioTrack: string | null;
  #playing: string | null = null;
  #receivedBytes = 0;

  constructor(video: HTMLVideoElement, opened: OpenedSource, parts: Parts) {
    this.#video = video;
    this.#opened = opened;
    this.#parts = parts;
    const { source, options, signal } = parts;
    this.#chooser = new RungChooser(source.rungs, {
      bitsPerSecond: options.bitsPerSecond,
      screenHeight: () => video.clientHeight * devicePixelRatio || null,
    });
    const fetchOptions = { signal, prefetched: options.prefetched };
    const decrypter = new Decrypter(async (url) => (await fetchBody(url, fetchOptions)).bytes);
    const shared = { fetchOptions, decrypter };
    this.#decrypter = decrypter;
    for (const { name, width, height, ...rung } of source.rungs) {
      const info = { id: name, pixels: width * height, ...rung };
      this.#rungs.set(name, new Rendition(info, shared));
    }
    for (const track of source.audioTracks) {
      this.#audio.set(track.id, new Rendition({ ...track, pixels: 0 }, shared));
    }
    const { mediaSource } = opened;
    mediaSource.duration = source.durationSeconds;
    const firstAudio = source.audioTracks[0];
    this.#audioTrack = firstAudio?.id ?? null;
    this.#buffers = {
      video: new TrackBuffer(mediaSource, this.#chooser.lowest().mimeType),
      audio: firstAudio ? new TrackBuffer(mediaSource, firstAudio.mimeType) : null,
    };
    const feedOptions = { goal: options.isLowData ? lowDataGoal : defaultGoal, fetchOptions };
    const { audio } = this.#buffers;
    this.#feeds = {
      video: new TrackFeed(this.#buffers.video, this.#videoCallbacks(), feedOptions),
      audio: audio && new TrackFeed(audio, this.#audioCallbacks(), feedOptions),
    };
    this.#addListeners();
  }

  /** Feeds the film until the engine's signal aborts. */
  async run(start: ByteStream | null): Promise<void> {
    const { options, signal } = this.#parts;
    if (options.startSeconds > 0) this.#video.currentTime = options.startSeconds;
    this.#report();
    if (!start) this.#fetchKey();
    const from = start ? await this.#runStart(start) : options.startSeconds;
    if (options.preloadOnly) await this.#untilPlayed();
    await Promise.all([this.#feeds.video.run(from, signal), this.#feeds.audio?.run(from, signal)]);
  }

  setRung(name: string | null): void {
    this.#chooser.setManual(name);
    this.#report();
    if (this.#chooser.manualChoice === null || this.#chooser.manualChoice === this.#playing) return;
    this.#feeds.video.replaceAfter(this.#video.currentTime, { flushBehind: false });
  }

  setAudioTrack(id: string): void {
    if (id === this.#audioTrack || !this.#audio.has(id)) return;
    this.#audioTrack = id;
    this.#feeds.audio?.replaceAfter(this.#video.currentTime, { flushBehind: true });
    this.#report();
  }

  stats(): EngineStats {
    return { bitsPerSecond: this.#chooser.bitsPerSecond, receivedBytes: this.#receivedBytes };
  }

  close(): void {
    this.#buffers.video.close();
    this.#buffers.audio?.close();
  }

  /** Returns the time in seconds from which segments continue. */
  async #runStart(stream: ByteStream): Promise<number> {
    const seconds = this.#parts.source.start?.seconds ?? 0;
    const lowest = this.#chooser.lowest();
    this.#appended.record(0, seconds, lowest.name);
    try {
      const { signal } = this.#starting;
      // A seek past the start file must not wait for the rest of it.
      signal.addEventListener("abort", () => stream.abort(), { once: true });
      const prefetched = this.#untilShown().then(() => this.#prefetchPlaylists());
      await feedStart(stream, this.#buffers, signal);
      await prefetched;
      this.#receivedBytes += stream.receivedBytes;
      this.#chooser.learn(lowest.name, seconds, stream.receivedBytes, stream.timing);
      return seconds;
    } catch (error) {
      this.#parts.signal.throwIfAborted();
      if (error instanceof PlaybackFailure && error.kind === "expired") throw error;
      // Without the start file, segments are loaded from the current position.
      return this.#video.currentTime;
    }
  }

  /** Until then, other requests would compete with the first frame. */
  async #untilShown(): Promise<void> {
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, firstFrameTimeoutMs));
    const shown = new Promise<void>((resolve) => onNextFrame(this.#video, resolve));
    await Promise.race([shown, timeout]);
  }

  async #untilPlayed(): Promise<void> {
    if (!this.#video.paused) return;
    const { signal } = this.#parts;
    await new Promise((resolve) => {
      this.#video.addEventListener("play", resolve, { once: true });
      signal.addEventListener("abort", resolve, { once: true });
    });
    signal.throwIfAborted();
  }

  /** Fetches what the segments after the start file need: the playlists and the key. */
  #prefetchPlaylists(): void {
    this.#fetchKey();
    const seconds = this.#parts.source.start?.seconds ?? 0;
    const renditions = [this.#chooseVideo(seconds, 1), this.#audioRendition()];
    for (const rendition of renditions) void rendition?.playlist().catch(() => undefined);
  }

  #fetchKey(): void {
    const { keyUrl } = this.#parts.source;
    if (keyUrl !== null) this.#decrypter.prepare(new URL(keyUrl, location.href).href);
  }

  #videoCallbacks(): FeedCallbacks {
    return {
      ...this.#commonCallbacks(),
      chooseRendition: (bufferSeconds, segmentSeconds) =>
        this.#chooseVideo(bufferSeconds, segmentSeconds),
      onReceived: (rendition, segment, { bytes, timing }) => {
        this.#receivedBytes += bytes.length;
        this.#chooser.learn(rendition.info.id, segment.seconds, bytes.length, timing);
      },
      onlyIfCached: ({ info }, bufferSeconds) => this.#chooser.onlyIfCached(info.id, bufferSeconds),
      shouldContinue: (rendition, segment, stream, bufferSeconds) =>
        this.#chooser.isWorthwhile(rendition.info.id, segment.seconds, stream, bufferSeconds),
      onAbandoned: (rendition, segment, download) =>
        this.#chooser.useLowestNext(rendition.info.id, segment.seconds, download),
      onAppended: (rendition, { startSeconds, seconds }) => {
        this.#appended.record(startSeconds, startSeconds + seconds, rendition.info.id);
        this.#update();
      },
    };
  }

  #audioCallbacks(): FeedCallbacks {
    return {
      ...this.#commonCallbacks(),
      isStreaming: () => this.#opened.isStreaming() && !this.#isAudioAhead(),
      chooseRendition: () => {
        const rendition = this.#audioRendition();
        if (!rendition) throw new RangeError("The film has no such audio track.");
        return rendition;
      },
      onReceived: (_rendition, _segment, { bytes }) => {
        this.#receivedBytes += bytes.length;
      },
      onAppended: () => this.#update(),
    };
  }

  /**
   * Audio is encoded and sent faster than video. Audio far ahead of the video would only take its
   * bandwidth.
   */
  #isAudioAhead(): boolean {
    const { video, audio } = this.#feeds;
    return (audio?.frontier ?? 0) > video.frontier + boundarySeconds;
  }

  #commonCallbacks() {
    return {
      position: () => this.#video.currentTime,
      isStreaming: () => this.#opened.isStreaming(),
      onEnd: () => void this.#endWhenFed(),
    };
  }

  #chooseVideo(bufferSeconds: number, segmentSeconds: number): Rendition {
    const rung: RungSource = this.#chooser.choose(bufferSeconds, segmentSeconds);
    const rendition = this.#rungs.get(rung.name);
    if (!rendition) throw new RangeError(`The film has no rung ${rung.name}.`);
    return rendition;
  }

  #audioRendition(): Rendition | undefined {
    return this.#audioTrack === null ? undefined : this.#audio.get(this.#audioTrack);
  }

  #addListeners(): void {
    const { signal } = this.#parts;
    const update = () => this.#update();
    for (const type of ["timeupdate", "waiting", "playing", "progress"] as const) {
      this.#video.addEventListener(type, update, { signal });
    }
    this.#video.addEventListener("seeking", () => this.#seek(), { signal });
    this.#opened.mediaSource.addEventListener("startstreaming", update, { signal });
  }

  #seek(): void {
    const { currentTime } = this.#video;
    if (currentTime > (this.#parts.source.start?.seconds ?? 0)) this.#starting.abort();
    this.#feeds.video.seek(currentTime);
    this.#feeds.audio?.seek(currentTime);
    this.#update();
  }

  /** The play head moved or bytes arrived: feed on, skip gaps, update the rung. */
  #update(): void {
    this.#feeds.video.wake();
    this.#feeds.audio?.wake();
    this.#skipGap();
    const playing = this.#appended.at(this.#video.currentTime);
    if (playing !== null && playing !== this.#playing) {
      this.#playing = playing;
      this.#report();
    }
    if (this.#isFed()) void this.#endWhenFed();
  }

  #skipGap(): void {
    const video = this.#video;
    const fedTo = Math.min(
      this.#feeds.video.frontier,
      this.#feeds.audio?.frontier ?? Number.POSITIVE_INFINITY,
    );
    if (fedTo <= video.currentTime) return;
    const gapEnd = findGapEnd(readRanges(video.buffered), video.currentTime, maxGapSeconds);
    if (gapEnd !== null) video.currentTime = gapEnd + 0.001;
  }

  #isFed(): boolean {
    return this.#feeds.video.isAtEnd && (this.#feeds.audio?.isAtEnd ?? true);
  }

  async #endWhenFed(): Promise<void> {
    await Promise.all([this.#buffers.video.settle(), this.#buffers.audio?.settle()]);
    const { mediaSource } = this.#opened;
    if (this.#isFed() && mediaSource.readyState === "open") mediaSource.endOfStream();
  }

  #report(): void {
    const { source, changed } = this.#parts;
    changed({
      rungs: source.rungs.toSorted((a, b) => a.bandwidth - b.bandwidth),
      rungChoice: this.#chooser.manualChoice,
      rungPlaying: this.#playing,
      audioTracks: source.audioTracks,
      audioTrack: this.#audioTrack,
    });
  }
}
