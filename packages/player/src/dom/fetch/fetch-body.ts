import { PlaybackFailure } from "#core/state/player-failure.ts";
import { retries, retryDelayMs } from "#core/rules/retry-delay.ts";
import {
  ByteStream,
  NotCached,
  Refusal,
  type PrefetchedBytes,
  type Timing,
} from "./byte-stream.ts";

export type FetchOptions = {
  signal: AbortSignal;
  prefetched: PrefetchedBytes;
  range?: { start: number; end: number } | null;
  /** Abandoned at once where the server would have to make the body first. */
  onlyIfCached?: boolean;
  /** Called as bytes arrive; returning false stops the download. */
  shouldContinue?: (stream: ByteStream) => boolean;
  /** While this holds, retries are not counted: there is still something to play. */
  keepsRetrying?: () => boolean;
};

export type Body = { bytes: Uint8Array<ArrayBuffer>; timing: Timing };

/** A download that its caller's `shouldContinue` stopped, or that was only wanted if cached. */
export class Abandoned extends Error {
  override name = "Abandoned";
  readonly receivedBytes: number;
  readonly timing: Timing;
  /** The server would have to make the body first: the remaining wait is unknown. */
  readonly isNotCached: boolean;

  constructor({ receivedBytes, timing }: ByteStream, isNotCached: boolean) {
    super("The download was too slow to be of use.");
    this.receivedBytes = receivedBytes;
    this.timing = timing;
    this.isNotCached = isNotCached;
  }
}

/** A server that draws a film on request may pause this long between two bytes. */
const silenceMs = 20_000;

/**
 * Fetches a body, retrying with growing delays.
 * @throws PlaybackFailure when the server refuses or the network stays away; Abandoned; AbortError
 */
export async function fetchBody(url: string, options: FetchOptions): Promise<Body> {
  for (let attempt = 0; ; attempt += 1) {
    const ahead = attempt === 0 ? options.prefetched.open(url) : null;
    const { range = null, onlyIfCached = false } = options;
    const stream = ahead ?? new ByteStream(url, { range, onlyIfCached });
    try {
      return { bytes: await drain(stream, options), timing: stream.timing };
    } catch (error) {
      options.signal.throwIfAborted();
      if (error instanceof PlaybackFailure || error instanceof Abandoned) throw error;
      if (error instanceof NotCached) throw new Abandoned(stream, true);
      if (attempt >= retries && !options.keepsRetrying?.()) {
        const kind = error instanceof Refusal ? "server" : "network";
        throw new PlaybackFailure(kind, `No answer for ${url}: ${String(error)}`, { cause: error });
      }
      await pause(retryDelayMs(Math.min(attempt, retries), Math.random()), options.signal);
    }
  }
}

async function drain(
  stream: ByteStream,
  { signal, shouldContinue }: FetchOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const stop = () => stream.abort();
  signal.addEventListener("abort", stop, { once: true });
  const watch = watchSilence(stream);
  let isUnwanted = false;
  const judge = setInterval(() => {
    if (!shouldContinue || shouldContinue(stream)) return;
    isUnwanted = true;
    stream.abort();
  }, 100);
  try {
    signal.throwIfAborted();
    return await stream.readAll();
  } catch (error) {
    if (isUnwanted && !signal.aborted) {
      throw new Abandoned(stream, false);
    }
    throw error;
  } finally {
    clearInterval(judge);
    clearInterval(watch);
    signal.removeEventListener("abort", stop);
  }
}

function watchSilence(stream: ByteStream): ReturnType<typeof setInterval> {
  let seen = stream.receivedBytes;
  let quietSince = performance.now();
  return setInterval(() => {
    if (stream.receivedBytes !== seen) {
      seen = stream.receivedBytes;
      quietSince = performance.now();
    } else if (performance.now() - quietSince > silenceMs) {
      stream.abort();
    }
  }, 1000);
}

/** Waits, but no longer than until the connection is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(end, ms);
    function end(): void {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      if (signal.aborted) reject(new DOMException("The wait was given up.", "AbortError"));
      else resolve();
    }
    addEventListener("online", end);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}
