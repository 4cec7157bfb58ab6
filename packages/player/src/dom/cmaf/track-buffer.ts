import type { Placement } from "#core/joins/place-segments.ts";
import { PlaybackFailure } from "#core/state/player-failure.ts";
import type { Range } from "#core/time/ranges.ts";
import { readRanges } from "#dom/media/media-ranges.ts";

/** Removing less isn't worth the work. */
const minTrimSeconds = 4;

/** A SourceBuffer whose operations run one after another. */
export class TrackBuffer {
  readonly #buffer: SourceBuffer;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(mediaSource: MediaSource, mimeType: string) {
    this.#buffer = mediaSource.addSourceBuffer(mimeType);
  }

  /**
   * Appends whole segments. Without a placement they keep their own times.
   * @throws QuotaExceededError when the browser holds no more; PlaybackFailure for bad bytes
   */
  append(bytes: Uint8Array<ArrayBuffer>, placement?: Placement): Promise<void> {
    return this.#enqueue((buffer) => {
      if (placement) place(buffer, placement);
      buffer.appendBuffer(bytes);
    });
  }

  /**
   * Resolves when all operations so far are done. Later ones wait for a promise: some settings of a
   * media source need all of its buffers at rest.
   */
  hold(until: Promise<void>): Promise<unknown> {
    const reached = this.#last.catch(() => undefined);
    this.#last = reached.then(() => until);
    return reached;
  }

  remove(start: number, end: number): Promise<void> {
    return this.#enqueue((buffer) => {
      // A start past the film's end would throw.
      const holdsMore = (readRanges(buffer.buffered).at(-1)?.end ?? 0) > start;
      if (end > start && holdsMore) buffer.remove(start, end);
    });
  }

  /** Removes media before a time, if that is more than `minTrimSeconds`. */
  async trimBefore(seconds: number): Promise<void> {
    const first = this.ranges()[0];
    if (first && seconds - first.start > minTrimSeconds) await this.remove(0, seconds);
  }

  /** Resolves when all operations so far are done. */
  async settle(): Promise<void> {
    await this.#last.catch(() => undefined);
  }

  ranges(): Range[] {
    return this.#isClosed ? [] : readRanges(this.#buffer.buffered);
  }

  close(): void {
    this.#isClosed = true;
  }

  #enqueue(operate: (buffer: SourceBuffer) => void): Promise<void> {
    const done = this.#last.catch(() => undefined).then(() => this.#run(operate));
    this.#last = done;
    return done;
  }

  #run(operate: (buffer: SourceBuffer) => void): Promise<void> {
    if (this.#isClosed) throw new DOMException("The buffer is closed.", "AbortError");
    const buffer = this.#buffer;
    operate(buffer);
    if (!buffer.updating) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const failed = () => reject(new PlaybackFailure("media", "The bytes can't be decoded."));
      buffer.addEventListener("error", failed, { once: true });
      buffer.addEventListener(
        "updateend",
        () => {
          buffer.removeEventListener("error", failed);
          resolve();
        },
        { once: true },
      );
    });
  }
}

/** The window's start is always before its end, whatever the order of changes. */
function place(buffer: SourceBuffer, { offsetSeconds, windowStart, windowEnd }: Placement): void {
  if (buffer.timestampOffset !== offsetSeconds) buffer.timestampOffset = offsetSeconds;
  if (buffer.appendWindowStart === windowStart && buffer.appendWindowEnd === windowEnd) return;
  buffer.appendWindowStart = 0;
  buffer.appendWindowEnd = windowEnd;
  buffer.appendWindowStart = windowStart;
}
