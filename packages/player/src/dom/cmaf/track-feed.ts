import type { Segment } from "#core/hls/media-playlist.ts";
import { segmentAt } from "#core/hls/segment-at.ts";
import { type Placement, mergeSegments } from "#core/joins/place-segments.ts";
import { joinBytes } from "#core/mp4/box.ts";
import { type BufferGoal, shrinkGoal } from "#core/quality/buffer-goal.ts";
import { bufferedAhead, rangeAt } from "#core/time/ranges.ts";
import { Abandoned, type Body } from "#dom/fetch/fetch-body.ts";
import type { ByteStream } from "#dom/fetch/byte-stream.ts";
import type { FetchOptions } from "#dom/fetch/fetch-body.ts";
import type { JoinedRendition } from "./joined-rendition.ts";
import type { TrackBuffer } from "./track-buffer.ts";

/** What a feed asks its session, and reports to it. */
export type FeedCallbacks = {
  position(): number;
  isStreaming(): boolean;
  /** The rendition for the next segment. */
  chooseRendition(bufferSeconds: number, segmentSeconds: number): JoinedRendition;
  /** After each segment, before it is appended. */
  onReceived(rendition: JoinedRendition, segment: Segment, body: Body): void;
  /** Whether to fetch a segment only if the server has it cached. */
  onlyIfCached?(rendition: JoinedRendition, bufferSeconds: number): boolean;
  /** Whether a segment being downloaded is still wanted. */
  shouldContinue?(
    rendition: JoinedRendition,
    segment: Segment,
    stream: ByteStream,
    bufferSeconds: number,
  ): boolean;
  onAbandoned?(rendition: JoinedRendition, segment: Segment, download: Abandoned): void;
  onAppended(rendition: JoinedRendition, segment: Segment): void;
  onEnd(): void;
};

/** Audio frames don't end on a segment's boundary: an end this near to it counts as the boundary. */
export const boundarySeconds = 0.15;

/** A position this close to the film's end counts as the end. */
const endToleranceSeconds = 0.05;

/** Keeps one track buffered ahead of the play head, segment by segment. */
export class TrackFeed {
  readonly #buffer: TrackBuffer;
  readonly #callbacks: FeedCallbacks;
  readonly #fetchOptions: FetchOptions;
  #goal: BufferGoal;
  /** Media time up to which the track has been fed; the next segment begins here. */
  #frontier = 0;
  #loading: Segment | null = null;
  /** The init segment appended last; undefined before the first segment. */
  #init: Segment["init"] | undefined = undefined;
  #attempt = new AbortController();
  #resume: () => void = () => undefined;
  #isAtEnd = false;
  #segments: readonly Segment[] = [];
  /** Up to here the feed overwrites buffered media. */
  #replacesUntil = 0;
  #flushesBehind = false;

  constructor(
    buffer: TrackBuffer,
    callbacks: FeedCallbacks,
    options: { goal: BufferGoal; fetchOptions: FetchOptions },
  ) {
    this.#buffer = buffer;
    this.#callbacks = callbacks;
    this.#goal = options.goal;
    this.#fetchOptions = options.fetchOptions;
  }

  get isAtEnd(): boolean {
    return this.#isAtEnd;
  }

  get frontier(): number {
    return this.#frontier;
  }

  /** Feeds from a time on until the signal aborts. Rejects if the track can't continue. */
  async run(fromSeconds: number, signal: AbortSignal): Promise<void> {
    this.#frontier = fromSeconds;
    signal.addEventListener("abort", () => this.#attempt.abort(), { once: true });
    while (!signal.aborted) {
      const attempt = new AbortController();
      this.#attempt = attempt;
      try {
        await this.#feed(attempt.signal);
      } catch (error) {
        if (!attempt.signal.aborted && !signal.aborted) throw error;
      }
    }
  }

  /** Checks again whether to feed: the play head moved, or the browser wants bytes again. */
  wake(): void {
    this.#resume();
  }

  /** Continues from a time that the viewer chose, unless it is buffered or loading. */
  seek(seconds: number): void {
    const range = rangeAt(this.#buffer.ranges(), seconds);
    const isFollowing = range && this.#frontier > seconds && this.#frontier <= range.end + 1;
    const isComing = this.#loading && holds(this.#loading, seconds);
    if (isFollowing || isComing) return this.wake();
    return this.#redirect(range ? range.end + boundarySeconds : seconds);
  }

  /**
   * Feeds again from the segment after a time on, over buffered media: another rendition was
   * chosen. Buffered media plays until then.
   */
  replaceAfter(seconds: number, options: { flushBehind: boolean }): void {
    const current = this.#segments[segmentAt(this.#segments, seconds)];
    if (!current) return this.wake();
    this.#flushesBehind = options.flushBehind;
    this.#replacesUntil = this.#frontier;
    return this.#redirect(Math.min(this.#frontier, current.startSeconds + current.seconds));
  }

  /** Continues after the end: a clip was joined there. */
  extend(): void {
    if (this.#isAtEnd) this.#redirect(this.#frontier);
    else this.wake();
  }

  /** Removes everything after a time, where another clip begins now, and feeds on from there. */
  cut(seconds: number): void {
    // Removed before anything else is appended; a failure is the failure of the next append.
    this.#buffer.remove(seconds, Infinity).catch(() => undefined);
    this.#segments = this.#segments.filter(({ startSeconds }) => startSeconds < seconds);
    this.#replacesUntil = 0;
    this.#redirect(Math.min(this.#frontier, seconds));
  }

  #redirect(seconds: number): void {
    this.#frontier = seconds;
    this.#isAtEnd = false;
    this.#attempt.abort();
  }

  async #feed(signal: AbortSignal): Promise<void> {
    for (;;) {
      const segment = await this.#nextSegment(signal);
      if (!segment) {
        this.#isAtEnd = true;
        this.#callbacks.onEnd();
        return untilAborted(signal);
      }
      await this.#untilWanted(signal);
      await this.#feedSegment(signal);
    }
  }

  async #nextSegment(signal: AbortSignal): Promise<Segment | null> {
    const rendition = this.#choose(0);
    return this.#segmentOf(rendition, signal);
  }

  async #segmentOf(rendition: JoinedRendition, signal: AbortSignal): Promise<Segment | null> {
    const { segments, isLastClip } = await rendition.segmentsAt(this.#frontier);
    signal.throwIfAborted();
    this.#segments = mergeSegments(this.#segments, segments);
    const segment = segments[segmentAt(segments, this.#frontier)];
    // A source that ends before anything was appended can't be played at all.
    const isFirst = this.#init === undefined;
    const canEnd = isLastClip && segment === segments.at(-1);
    if (!segment || isFirst || !canEnd) return segment ?? null;
    const isOver = this.#frontier >= segment.startSeconds + segment.seconds - endToleranceSeconds;
    return isOver ? null : segment;
  }

  #choose(segmentSeconds: number): JoinedRendition {
    const bufferedSeconds = bufferedAhead(this.#buffer.ranges(), this.#callbacks.position());
    return this.#callbacks.chooseRendition(bufferedSeconds, segmentSeconds);
  }

  async #untilWanted(signal: AbortSignal): Promise<void> {
    const isWanted = () =>
      this.#callbacks.isStreaming() &&
      this.#frontier - this.#callbacks.position() < this.#goal.aheadSeconds;
    while (!isWanted()) {
      await new Promise<void>((resolve) => {
        this.#resume = resolve;
        signal.addEventListener("abort", () => resolve(), { once: true });
      });
      signal.throwIfAborted();
    }
  }

  async #feedSegment(signal: AbortSignal): Promise<void> {
    const probe = await this.#segmentOf(this.#choose(0), signal);
    const rendition = this.#choose(probe?.seconds ?? 1);
    const segment = await this.#segmentOf(rendition, signal);
    if (!segment) return;
    this.#loading = segment;
    try {
      const [init, body] = await Promise.all([
        segment.init === this.#init ? null : rendition.init(segment),
        rendition.media(segment, this.#optionsFor(rendition, segment, signal)),
      ]);
      signal.throwIfAborted();
      this.#callbacks.onReceived(rendition, segment, body);
      if (this.#comesTooLate(segment)) return this.#skip(segment);
      const bytes = init ? joinBytes([init, body.bytes]) : body.bytes;
      await this.#append(bytes, rendition.placementOf(segment), signal);
      this.#init = segment.init;
      await this.#flush(segment, signal);
      this.#frontier = segment.startSeconds + segment.seconds;
      this.#callbacks.onAppended(rendition, segment);
    } catch (error) {
      if (!(error instanceof Abandoned)) throw error;
      this.#callbacks.onAbandoned?.(rendition, segment, error);
    } finally {
      this.#loading = null;
    }
  }

  /** Replacing the segment that is playing would tear the picture. */
  #comesTooLate(segment: Segment): boolean {
    const position = this.#callbacks.position();
    const isReplacement = segment.startSeconds < this.#replacesUntil;
    return (
      isReplacement &&
      holds(segment, position) &&
      bufferedAhead(this.#buffer.ranges(), position) > 0.2
    );
  }

  #skip(segment: Segment): void {
    this.#frontier = segment.startSeconds + segment.seconds;
  }

  #optionsFor(rendition: JoinedRendition, segment: Segment, signal: AbortSignal): FetchOptions {
    const bufferedSeconds = () => bufferedAhead(this.#buffer.ranges(), this.#callbacks.position());
    return {
      ...this.#fetchOptions,
      signal,
      keepsRetrying: () => bufferedSeconds() > 1,
      onlyIfCached: this.#callbacks.onlyIfCached?.(rendition, bufferedSeconds()) ?? false,
      shouldContinue: (stream) =>
        this.#callbacks.shouldContinue?.(rendition, segment, stream, bufferedSeconds()) ?? true,
    };
  }

  /** Appends. While the browser's buffer is full, removes past media and waits for more room. */
  async #append(
    bytes: Uint8Array<ArrayBuffer>,
    placement: Placement,
    signal: AbortSignal,
  ): Promise<void> {
    for (;;) {
      try {
        await this.#buffer.append(bytes, placement);
        signal.throwIfAborted();
        await this.#buffer.trimBefore(this.#callbacks.position() - this.#goal.behindSeconds);
        signal.throwIfAborted();
        return;
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== "QuotaExceededError") throw error;
        await this.#makeRoom(signal);
      }
    }
  }

  async #makeRoom(signal: AbortSignal): Promise<void> {
    this.#goal = shrinkGoal(this.#goal);
    const position = this.#callbacks.position();
    await this.#buffer.remove(0, position - this.#goal.behindSeconds);
    await this.#buffer.remove(position + this.#goal.aheadSeconds + 10, Infinity);
    await new Promise((resolve) => setTimeout(resolve, 250));
    signal.throwIfAborted();
  }

  /** Media beyond the first new segment is of the old track and must not be heard. */
  async #flush(segment: Segment, signal: AbortSignal): Promise<void> {
    if (!this.#flushesBehind) return;
    await this.#buffer.remove(segment.startSeconds + segment.seconds, Infinity);
    signal.throwIfAborted();
    this.#flushesBehind = false;
  }
}

function holds(segment: Segment, seconds: number): boolean {
  return seconds >= segment.startSeconds && seconds < segment.startSeconds + segment.seconds;
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
