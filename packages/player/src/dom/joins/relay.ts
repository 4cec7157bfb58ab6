import {
  type Clip,
  type Join,
  appendJoin,
  cutInstant,
  cutJoins,
  joinAt,
} from "#core/joins/join.ts";
import type { PlaybackFailure } from "#core/state/player-failure.ts";
import { nothingPrefetched } from "#dom/fetch/byte-stream.ts";
import type { ClipJoining, JoinOptions, PlaybackEngine } from "#dom/playback-engine.ts";

/** A video element with the engine that feeds it. */
export type Stage = { video: HTMLVideoElement; engine: PlaybackEngine };

export type RelayHost = {
  createEngine(video: HTMLVideoElement, failed: (failure: PlaybackFailure) => void): PlaybackEngine;
  joined(joins: readonly Join[]): void;
  /** Puts a stage on screen, at the start of a clip, and plays it. */
  show(stage: Stage, join: Join): void;
  failed(failure: PlaybackFailure): void;
  ended(): void;
};

/** How often the end of a clip that was cut is looked for, in milliseconds. */
const tickMs = 50;
const spliceLeadSeconds = 0.6;

/**
 * Joins clips for engines that play one at a time: the next clip is made ready in a second video
 * element, which takes over at the end of the first.
 */
export class Relay implements ClipJoining {
  readonly #host: RelayHost;
  #joins: readonly Join[];
  #now: Stage & { join: Join };
  #next: (Stage & { join: Join }) | null = null;
  #expectsMore = true;
  #timer: ReturnType<typeof setInterval>;

  constructor(stage: Stage, joins: readonly Join[], host: RelayHost) {
    this.#host = host;
    this.#joins = joins;
    const [first] = joins;
    if (!first) throw new RangeError("A relay begins with a clip.");
    this.#now = { ...stage, join: first };
    this.#timer = setInterval(() => this.#check(), tickMs);
  }

  append(clip: Clip, { expectsMore }: JoinOptions): void {
    this.#expectsMore = expectsMore;
    this.#setJoins(appendJoin(this.#joins, clip));
    this.#prepare();
  }

  splice(clip: Clip, wishedSeconds: number, { expectsMore }: JoinOptions): void {
    this.#expectsMore = expectsMore;
    const at = cutInstant(this.#joins, {
      wishedSeconds,
      playHeadSeconds: this.#now.join.startSeconds + this.#now.video.currentTime,
      leadSeconds: spliceLeadSeconds,
    });
    this.#setJoins(appendJoin(cutJoins(this.#joins, at), clip));
    this.#prepare();
  }

  finish(): void {
    this.#expectsMore = false;
  }

  /** Seeks on the timeline; a clip that isn't on screen is loaded first. */
  seek(seconds: number): void {
    const join = joinAt(this.#joins, seconds);
    if (!join) return;
    const startSeconds = seconds - join.startSeconds;
    if (join.startSeconds === this.#now.join.startSeconds) {
      this.#now.video.currentTime = startSeconds;
      return;
    }
    this.#drop();
    this.#advance({ ...this.#load(join, startSeconds), join });
  }

  close(): void {
    clearInterval(this.#timer);
    this.#drop();
  }

  #setJoins(joins: readonly Join[]): void {
    this.#joins = joins;
    const { startSeconds } = this.#now.join;
    const own = joins.find((join) => join.startSeconds === startSeconds);
    if (own) this.#now.join = own;
    this.#host.joined(joins);
  }

  /** Makes the clip after the one on screen ready, unless it is already. */
  #prepare(): void {
    const next = this.#joins[this.#joins.indexOf(this.#now.join) + 1];
    if (
      next?.source === this.#next?.join.source &&
      next?.startSeconds === this.#next?.join.startSeconds
    )
      return;
    this.#drop();
    if (next) this.#next = { ...this.#load(next, 0), join: next };
  }

  #load(join: Join, startSeconds: number): Stage {
    const video = copyVideo(this.#now.video);
    const engine = this.#host.createEngine(video, (failure) => this.#host.failed(failure));
    engine.load(join, {
      startSeconds,
      bitsPerSecond: null,
      prefetched: nothingPrefetched,
      isLowData: false,
      preloadOnly: false,
      expectsMore: false,
    });
    return { video, engine };
  }

  #drop(): void {
    this.#next?.engine.destroy();
    this.#next = null;
  }

  #check(): void {
    const { video, join } = this.#now;
    const isCut = join.endSeconds - join.startSeconds < join.source.durationSeconds - 0.05;
    const isAtCut = isCut && video.currentTime >= join.endSeconds - join.startSeconds;
    if (!video.ended && !isAtCut) return;
    const next = this.#next;
    if (next) {
      this.#next = null;
      this.#advance(next);
    } else if (!this.#expectsMore) this.#host.ended();
  }

  #advance(next: Stage & { join: Join }): void {
    const before = this.#now;
    this.#now = next;
    this.#host.show(next, next.join);
    before.engine.destroy();
    this.#prepare();
  }
}

/** Another element like one that is on screen. */
function copyVideo(video: HTMLVideoElement): HTMLVideoElement {
  const copy = document.createElement("video");
  copy.playsInline = video.playsInline;
  copy.preload = "auto";
  copy.tabIndex = video.tabIndex;
  copy.className = video.className;
  copy.style.cssText = video.style.cssText;
  return copy;
}
