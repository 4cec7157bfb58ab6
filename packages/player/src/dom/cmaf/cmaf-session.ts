import {
  type Clip,
  type Join,
  appendJoin,
  cutInstant,
  cutJoins,
  firstJoin,
} from "#core/joins/join.ts";
import type { PlaybackSource } from "#core/playback-source.ts";
import { AppendedRungs } from "#core/quality/appended-rungs.ts";
import { defaultGoal, lowDataGoal } from "#core/quality/buffer-goal.ts";
import { PlaybackFailure } from "#core/state/player-failure.ts";
import { findGapEnd } from "#core/time/ranges.ts";
import {
  type ByteStream,
  type PrefetchedBytes,
  nothingPrefetched,
} from "#dom/fetch/byte-stream.ts";
import { onNextFrame } from "#dom/media/bind-media.ts";
import { readRanges } from "#dom/media/media-ranges.ts";
import type { EngineStats, EngineTracks, JoinOptions, LoadOptions } from "#dom/playback-engine.ts";
import { ClipRenditions } from "./clip-renditions.ts";
import { JoinedRendition } from "./joined-rendition.ts";
import type { OpenedSource } from "./open-media-source.ts";
import { RungChooser } from "./rung-chooser.ts";
import { feedStart } from "./start-feed.ts";
import { TrackBuffer } from "./track-buffer.ts";
import { boundarySeconds, type FeedCallbacks, TrackFeed } from "./track-feed.ts";

type Parts = {
  clip: Clip;
  options: LoadOptions;
  signal: AbortSignal;
  changed: (tracks: EngineTracks) => void;
  joined: (joins: readonly Join[]) => void;
};

/** Timeout for the first frame, which a hidden page never presents. */
const firstFrameTimeoutMs = 600;
/** Wider gaps between buffered segments are not skipped. */
const maxGapSeconds = 0.5;
/** A clip that is needed this soon begins with the lowest rung. */
const soonSeconds = 2;
/** Media nearer to the play head is decoded already, and can't be replaced. */
const spliceLeadSeconds = 0.6;

/** One film, or several clips, in one media source: two tracks, their feeds, and their shared state. */
export class CmafSession {
  readonly #video: HTMLVideoElement;
  readonly #opened: OpenedSource;
  readonly #parts: Parts;
  readonly #chooser: RungChooser;
  readonly #source: PlaybackSource;
  readonly #renditions = new Map<PlaybackSource, ClipRenditions>();
  readonly #rungs = new Map<string, JoinedRendition>();
  readonly #audio = new Map<string, JoinedRendition>();
  readonly #buffers: { video: TrackBuffer; audio: TrackBuffer | null };
  readonly #feeds: { video: TrackFeed; audio: TrackFeed | null };
  readonly #appended = new AppendedRungs();
  readonly #starting = new AbortController();
  #joins: readonly Join[];
  #expectsMore: boolean;
  #audioTrack: string | null;
  #playing: string | null = null;
  #receivedBytes = 0;

  constructor(video: HTMLVideoElement, opened: OpenedSource, parts: Parts) {
    this.#video = video;
    this.#opened = opened;
    this.#parts = parts;
    const { options, signal } = parts;
    const { source } = parts.clip;
    this.#source = source;
    this.#joins = firstJoin(parts.clip);
    this.#expectsMore = options.expectsMore;
    this.#chooser = new RungChooser(source.rungs, {
      bitsPerSecond: options.bitsPerSecond,
      screenHeight: () => video.clientHeight * devicePixelRatio || null,
    });
    const fetchOptions = { signal, prefetched: options.prefetched };
    this.#addRenditions(parts.clip, options.prefetched);
    const clips = {
      joins: () => this.#joins,
      renditionsOf: (clip: Clip) => this.#renditionsOf(clip),
    };
    for (const { name } of source.rungs) {
      this.#rungs.set(name, new JoinedRendition(name, clips, (of) => of.rung(name)));
    }
    for (const { id } of source.audioTracks) {
      this.#audio.set(id, new JoinedRendition(id, clips, (of) => of.audioTrack(id)));
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
    if (!start) this.#renditionsOf(this.#parts.clip).fetchKey();
    const from = start ? await this.#runStart(start) : options.startSeconds;
    if (options.preloadOnly) await this.#untilPlayed();
    await Promise.all([this.#feeds.video.run(from, signal), this.#feeds.audio?.run(from, signal)]);
  }

  /** Joins a clip at the end of the last one. */
  append(clip: Clip, { prefetched, expectsMore }: JoinOptions): void {
    this.#expectsMore = expectsMore;
    this.#addRenditions(clip, prefetched).fetchKey();
    this.#setJoins(appendJoin(this.#joins, clip));
    const end = this.#joins.at(-2)?.endSeconds ?? 0;
    if (end - this.#video.currentTime < soonSeconds) this.#chooser.startLowest();
    this.#feeds.video.extend();
    this.#feeds.audio?.extend();
    this.#setDuration();
  }

  /**
   * Replaces everything after a time by a clip, once the clip's first segments have been fetched;
   * until then what is there plays on.
   */
  async splice(clip: Clip, wishedSeconds: number, options: JoinOptions): Promise<void> {
    const renditions = this.#addRenditions(clip, options.prefetched);
    const lowest = this.#chooser.lowest().name;
    await Promise.all([
      renditions.rung(lowest).prepare(this.#parts.signal),
      this.#audioTrack && renditions.audioTrack(this.#audioTrack).prepare(this.#parts.signal),
    ]);
    this.#parts.signal.throwIfAborted();
    const at = cutInstant(this.#joins, {
      wishedSeconds,
      playHeadSeconds: this.#video.currentTime,
      leadSeconds: spliceLeadSeconds * Math.max(1, this.#video.playbackRate),
    });
    this.#chooser.startLowest();
    this.#expectsMore = options.expectsMore;
    this.#setJoins(appendJoin(cutJoins(this.#joins, at), clip));
    this.#appended.cut(at);
    this.#feeds.video.cut(at);
    this.#feeds.audio?.cut(at);
    this.#setDuration();
  }

  /** No further clip comes: the last one's end is the end. */
  finish(): void {
    this.#expectsMore = false;
    if (this.#isFed()) void this.#endWhenFed();
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
    const seconds = this.#source.start?.seconds ?? 0;
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
    this.#renditionsOf(this.#parts.clip).fetchKey();
    const seconds = this.#source.start?.seconds ?? 0;
    const renditions = [this.#chooseVideo(seconds, 1), this.#audioRendition()];
    for (const rendition of renditions) rendition?.prepare(seconds);
  }

  #addRenditions(clip: Clip, prefetched: PrefetchedBytes): ClipRenditions {
    const known = this.#renditions.get(clip.source);
    const { signal } = this.#parts;
    const renditions = known ?? new ClipRenditions(clip, { signal, prefetched });
    this.#renditions.set(clip.source, renditions);
    return renditions;
  }

  #renditionsOf(clip: Clip): ClipRenditions {
    return this.#addRenditions(clip, nothingPrefetched);
  }

  #setJoins(joins: readonly Join[]): void {
    this.#joins = joins;
    this.#parts.joined(joins);
  }

  /** Allowed while the source is open and none of its buffers is at work. */
  #setDuration(): void {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const { video, audio } = this.#buffers;
    const { mediaSource } = this.#opened;
    const set = () => {
      const end = this.#joins.at(-1)?.endSeconds ?? 0;
      if (mediaSource.readyState === "open") mediaSource.duration = end;
    };
    void Promise.all([video.hold(released), audio?.hold(released)])
      .then(set)
      .finally(() => release());
  }

  #videoCallbacks(): FeedCallbacks {
    return {
      ...this.#commonCallbacks(),
      chooseRendition: (bufferSeconds, segmentSeconds) =>
        this.#chooseVideo(bufferSeconds, segmentSeconds),
      onReceived: (rendition, segment, { bytes, timing }) => {
        this.#receivedBytes += bytes.length;
        this.#chooser.learn(rendition.id, segment.seconds, bytes.length, timing);
      },
      onlyIfCached: ({ id }, bufferSeconds) => this.#chooser.onlyIfCached(id, bufferSeconds),
      shouldContinue: (rendition, segment, stream, bufferSeconds) =>
        this.#chooser.isWorthwhile(rendition.id, segment.seconds, stream, bufferSeconds),
      onAbandoned: (rendition, segment, download) =>
        this.#chooser.useLowestNext(rendition.id, segment.seconds, download),
      onAppended: (rendition, { startSeconds, seconds }) => {
        this.#appended.record(startSeconds, startSeconds + seconds, rendition.id);
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

  #chooseVideo(bufferSeconds: number, segmentSeconds: number): JoinedRendition {
    const rung = this.#chooser.choose(bufferSeconds, segmentSeconds);
    const rendition = this.#rungs.get(rung.name);
    if (!rendition) throw new RangeError(`The film has no rung ${rung.name}.`);
    return rendition;
  }

  #audioRendition(): JoinedRendition | undefined {
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
    if (currentTime > (this.#source.start?.seconds ?? 0)) this.#starting.abort();
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
    const isOver = this.#isFed() && !this.#expectsMore;
    if (isOver && mediaSource.readyState === "open") mediaSource.endOfStream();
  }

  #report(): void {
    const source = this.#source;
    this.#parts.changed({
      rungs: source.rungs.toSorted((a, b) => a.bandwidth - b.bandwidth),
      rungChoice: this.#chooser.manualChoice,
      rungPlaying: this.#playing,
      audioTracks: source.audioTracks,
      audioTrack: this.#audioTrack,
    });
  }
}
