import type { PlaybackSource, RungSource } from "#core/playback-source.ts";
import { ordinaryGoal, sparingGoal } from "#core/quality/buffer-goal.ts";
import { LaidRungs } from "#core/quality/laid-rungs.ts";
import { PlaybackFailure } from "#core/state/player-failure.ts";
import { holeExit } from "#core/time/ranges.ts";
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
import { boundarySeconds, type FeedHost, TrackFeed } from "./track-feed.ts";

type Parts = {
  source: PlaybackSource;
  options: LoadOptions;
  signal: AbortSignal;
  changed: (tracks: EngineTracks) => void;
};

const longestToPictureMs = 600;
/** A gap this wide between delivered segments is skipped. */
const widestHoleSeconds = 0.5;

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
  readonly #laid = new LaidRungs();
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
      const facts = { id: name, pixels: width * height, ...rung };
      this.#rungs.set(name, new Rendition(facts, shared));
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
    const feedOptions = { goal: options.isSparing ? sparingGoal : ordinaryGoal, fetchOptions };
    const { audio } = this.#buffers;
    this.#feeds = {
      video: new TrackFeed(this.#buffers.video, this.#videoHost(), feedOptions),
      audio: audio && new TrackFeed(audio, this.#audioHost(), feedOptions),
    };
    this.#listen();
  }

  /** Plays until the engine's signal ends it. */
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
    this.#chooser.fix(name);
    this.#report();
    if (this.#chooser.choice === null || this.#chooser.choice === this.#playing) return;
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

  /** Returns where the segments take over. */
  async #runStart(stream: ByteStream): Promise<number> {
    const seconds = this.#parts.source.start?.seconds ?? 0;
    const lowest = this.#chooser.lowest();
    this.#laid.lay(0, seconds, lowest.name);
    try {
      const { signal } = this.#starting;
      // A seek past the start file must not wait for the rest of it.
      signal.addEventListener("abort", () => stream.abort(), { once: true });
      const warmed = this.#untilShown().then(() => this.#warm());
      await feedStart(stream, this.#buffers, signal);
      await warmed;
      this.#receivedBytes += stream.receivedBytes;
      this.#chooser.learn(lowest.name, seconds, stream.receivedBytes, stream.timing);
      return seconds;
    } catch (error) {
      this.#parts.signal.throwIfAborted();
      if (error instanceof PlaybackFailure && error.kind === "expired") throw error;
      // Without a start file the film begins with its first segments.
      return this.#video.currentTime;
    }
  }

  /** Nothing else may take time from the first picture; a hidden page shows none. */
  async #untilShown(): Promise<void> {
    const longest = new Promise<void>((resolve) => setTimeout(resolve, longestToPictureMs));
    const shown = new Promise<void>((resolve) => onNextFrame(this.#video, resolve));
    await Promise.race([shown, longest]);
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
  #warm(): void {
    this.#fetchKey();
    const seconds = this.#parts.source.start?.seconds ?? 0;
    const renditions = [this.#chooseVideo(seconds, 1), this.#audioRendition()];
    for (const rendition of renditions) void rendition?.playlist().catch(() => undefined);
  }

  #fetchKey(): void {
    const { keyUrl } = this.#parts.source;
    if (keyUrl !== null) this.#decrypter.prepare(new URL(keyUrl, location.href).href);
  }

  #videoHost(): FeedHost {
    return {
      ...this.#commonHost(),
      choose: (bufferSeconds, segmentSeconds) => this.#chooseVideo(bufferSeconds, segmentSeconds),
      received: (rendition, segment, { bytes, timing }) => {
        this.#receivedBytes += bytes.length;
        this.#chooser.learn(rendition.facts.id, segment.seconds, bytes.length, timing);
      },
      wantsMade: ({ facts }, bufferSeconds) => this.#chooser.wantsMade(facts.id, bufferSeconds),
      goOn: (rendition, segment, stream, bufferSeconds) =>
        this.#chooser.isWorthwhile(rendition.facts.id, segment.seconds, stream, bufferSeconds),
      abandoned: (rendition, segment, download) =>
        this.#chooser.playSafe(rendition.facts.id, segment.seconds, download),
      appended: (rendition, { startSeconds, seconds }) => {
        this.#laid.lay(startSeconds, startSeconds + seconds, rendition.facts.id);
        this.#follow();
      },
    };
  }

  #audioHost(): FeedHost {
    return {
      ...this.#commonHost(),
      isStreaming: () => this.#opened.isStreaming() && !this.#isSoundAhead(),
      choose: () => {
        const rendition = this.#audioRendition();
        if (!rendition) throw new RangeError("The film has no such audio track.");
        return rendition;
      },
      received: (_rendition, _segment, { bytes }) => {
        this.#receivedBytes += bytes.length;
      },
      appended: () => this.#follow(),
    };
  }

  /** Sound is made and sent faster: sound beyond the pictures would only delay them. */
  #isSoundAhead(): boolean {
    const { video, audio } = this.#feeds;
    return (audio?.frontier ?? 0) > video.frontier + boundarySeconds;
  }

  #commonHost() {
    return {
      position: () => this.#video.currentTime,
      isStreaming: () => this.#opened.isStreaming(),
      reachedEnd: () => void this.#endWhenFed(),
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

  #listen(): void {
    const { signal } = this.#parts;
    const follow = () => this.#follow();
    for (const type of ["timeupdate", "waiting", "playing", "progress"] as const) {
      this.#video.addEventListener(type, follow, { signal });
    }
    this.#video.addEventListener("seeking", () => this.#seek(), { signal });
    this.#opened.mediaSource.addEventListener("startstreaming", follow, { signal });
  }

  #seek(): void {
    const { currentTime } = this.#video;
    if (currentTime > (this.#parts.source.start?.seconds ?? 0)) this.#starting.abort();
    this.#feeds.video.seek(currentTime);
    this.#feeds.audio?.seek(currentTime);
    this.#follow();
  }

  /** The play head moved or bytes arrived: feed on, skip gaps, update the rung. */
  #follow(): void {
    this.#feeds.video.poke();
    this.#feeds.audio?.poke();
    this.#leaveHole();
    const playing = this.#laid.at(this.#video.currentTime);
    if (playing !== null && playing !== this.#playing) {
      this.#playing = playing;
      this.#report();
    }
    if (this.#isFed()) void this.#endWhenFed();
  }

  #leaveHole(): void {
    const video = this.#video;
    const fedTo = Math.min(
      this.#feeds.video.frontier,
      this.#feeds.audio?.frontier ?? Number.POSITIVE_INFINITY,
    );
    if (fedTo <= video.currentTime) return;
    const exit = holeExit(readRanges(video.buffered), video.currentTime, widestHoleSeconds);
    if (exit !== null) video.currentTime = exit + 0.001;
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
      rungChoice: this.#chooser.choice,
      rungPlaying: this.#playing,
      audioTracks: source.audioTracks,
      audioTrack: this.#audioTrack,
    });
  }
}
