import { joinBytes } from "#core/mp4/box.ts";
import { PlaybackFailure } from "#core/state/player-failure.ts";
import { isExpired, isWorthRetrying } from "#core/rules/retry-delay.ts";

/** A download's timing: until its first byte, and from there to its last. */
export type Timing = { waitMs: number; transferMs: number };

/** Prefetched bodies, by URL. Null for a body that was not prefetched. */
export type PrefetchedBytes = { open(url: string): ByteStream | null };

export const nothingPrefetched: PrefetchedBytes = { open: () => null };

type StreamOptions = {
  range?: { start: number; end: number } | null;
  priority?: RequestPriority;
  /** Asks the server for the body only if it is cached (RFC 7240, `wait`). */
  onlyIfCached?: boolean;
};

/** A download that any number of readers follow from its first byte, each at its own pace. */
export class ByteStream {
  readonly url: string;
  readonly #chunks: Uint8Array<ArrayBuffer>[] = [];
  readonly #control = new AbortController();
  readonly #startedAt = performance.now();
  #firstByteAt = 0;
  #lastByteAt = 0;
  #receivedBytes = 0;
  #totalBytes: number | null = null;
  #isDone = false;
  #failure: Error | null = null;
  #waiting: (() => void)[] = [];

  constructor(url: string, options: StreamOptions = {}) {
    this.url = url;
    this.#download(options).then(
      () => this.#finish(null),
      (error: unknown) => this.#finish(error instanceof Error ? error : new Error(String(error))),
    );
  }

  get receivedBytes(): number {
    return this.#receivedBytes;
  }

  /** By Content-Length; null when the server doesn't say. */
  get totalBytes(): number | null {
    return this.#totalBytes;
  }

  get timing(): Timing {
    const last = this.#isDone ? this.#lastByteAt : performance.now();
    if (this.#firstByteAt === 0) return { waitMs: last - this.#startedAt, transferMs: 0 };
    return {
      waitMs: this.#firstByteAt - this.#startedAt,
      transferMs: last - this.#firstByteAt,
    };
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  get hasFailed(): boolean {
    return this.#failure !== null;
  }

  abort(): void {
    this.#control.abort();
  }

  /** Everything received so far comes as one piece, then each piece as it arrives. */
  async *read(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    let given = 0;
    for (;;) {
      const fresh = this.#chunks.slice(given);
      given += fresh.length;
      if (fresh.length > 0) yield joinBytes(fresh);
      else if (this.#failure) throw this.#failure;
      else if (this.#isDone) return;
      else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async readAll(): Promise<Uint8Array<ArrayBuffer>> {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    for await (const piece of this.read()) pieces.push(piece);
    return joinBytes(pieces);
  }

  async #download({ range, priority, onlyIfCached }: StreamOptions): Promise<void> {
    const response = await fetch(this.url, {
      signal: this.#control.signal,
      priority: priority ?? "auto",
      headers: {
        ...(range && { range: `bytes=${range.start}-${range.end - 1}` }),
        ...(onlyIfCached && { prefer: "wait=0" }),
      },
    });
    if (!response.ok) throw refusal(response.status, this.url);
    if (response.status === 202)
      throw new NotCached("The server would have to make the body first.");
    const length = response.headers.get("content-length");
    this.#totalBytes = length === null ? null : Number(length);
    if (!response.body) return this.#receive(new Uint8Array(await response.arrayBuffer()));
    for (const reader = response.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      this.#receive(value);
    }
  }

  #receive(chunk: Uint8Array<ArrayBuffer>): void {
    this.#lastByteAt = performance.now();
    if (this.#firstByteAt === 0) this.#firstByteAt = this.#lastByteAt;
    this.#receivedBytes += chunk.length;
    this.#chunks.push(chunk);
    this.#wake();
  }

  #finish(failure: Error | null): void {
    this.#isDone = true;
    if (this.#lastByteAt === 0) this.#lastByteAt = performance.now();
    this.#failure = failure;
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resume of waiting) resume();
  }
}

/** The body was only wanted if cached, and it isn't. */
export class NotCached extends Error {
  override name = "NotCached";
}

/** The server answered without the body; a retry may succeed. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** A failure for a status that no retry will change. */
function refusal(status: number, url: string): Error {
  const what = `${status} for ${new URL(url, location.href).pathname}`;
  if (isWorthRetrying(status)) return new Refusal(what);
  return new PlaybackFailure(isExpired(status) ? "expired" : "server", what);
}
