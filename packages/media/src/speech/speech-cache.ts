import { createHash } from "node:crypto";
import { speechVersion, type Speech, type Utterance } from "@goldmane/speech/utterance";
import { SingleFlight } from "@goldmane/std/single-flight";
import * as z from "zod/mini";
import type { CacheKey, SegmentCache } from "#store/segment-cache.ts";
import type { SpeechPool } from "./speech-pool.ts";

/** Delivers any utterance as speech: from the cache, or spoken now and then cached. */
export class SpeechCache {
  readonly #pool: SpeechPool;
  readonly #cache: SegmentCache;
  readonly #flights = new SingleFlight<CacheKey, Speech>();
  /** How many were spoken rather than found: counted for tests and operators. */
  spoken = 0;

  constructor(pool: SpeechPool, cache: SegmentCache) {
    this.#pool = pool;
    this.#cache = cache;
  }

  /**
   * @throws AppError INVALID_INPUT when there is nothing to say, UNAVAILABLE when the engine timed
   * out or failed
   */
  async speak(utterance: Utterance, signal: AbortSignal): Promise<Speech> {
    signal.throwIfAborted();
    const key = keyOf(utterance);
    // A caller that leaves does not cancel it for the others: speaking takes only a moment.
    const speech = await this.#flights.run(key, () => this.#obtain(key, utterance));
    signal.throwIfAborted();
    return speech;
  }

  async #obtain(key: CacheKey, utterance: Utterance): Promise<Speech> {
    const kept = await this.#cache.read(key);
    if (kept) return readSpeech(kept);
    this.spoken += 1;
    const speech = await this.#pool.speak(utterance, never);
    await this.#cache.write(key, writeSpeech(speech));
    return speech;
  }
}

const never = new AbortController().signal;

const phoneList = z.array(z.object({ phone: z.string(), start: z.number(), end: z.number() }));

function keyOf({ text, speaker, pitchHz, stretch }: Utterance): CacheKey {
  const content = JSON.stringify([speechVersion, speaker, pitchHz, stretch, text]);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
  return `speech/${hash.slice(0, 2)}/${hash}`;
}

/** A line with the sounds and their times, then the samples. */
function writeSpeech({ phones, samples }: Speech): Buffer {
  const head = Buffer.from(`${JSON.stringify(phones)}\n`);
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
}

function readSpeech(bytes: Buffer): Speech {
  const end = bytes.indexOf("\n") + 1;
  const samples = new Int16Array(Math.floor((bytes.length - end) / 2));
  bytes.copy(Buffer.from(samples.buffer), 0, end);
  return { phones: phoneList.parse(JSON.parse(bytes.toString("utf8", 0, end))), samples };
}
