import { afterEach, describe, expect, test } from "vitest";
import { speechRate, type Utterance } from "@goldmane/speech/utterance";
import type { SegmentCache } from "#store/segment-cache.ts";
import { speechEntry } from "./speech-entry.ts";
import { SpeechPool } from "./speech-pool.ts";
import { SpeechCache } from "./speech-cache.ts";

const utterance: Utterance = { text: "Hello.", speaker: "kal16", pitchHz: 110, stretch: 1 };
const never = new AbortController().signal;
/** A worker that never answers a text with "forever" in it, and all others at once. */
const stuck = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ text }) => {
      while (text.includes("forever"));
      parentPort.postMessage({ speech: { samples: new Int16Array(3), phones: [] } });
    });
  `)}`,
);

const pools: SpeechPool[] = [];
function open(entry: URL, deadlineMs: number): SpeechPool {
  const pool = new SpeechPool(entry, { most: 1, deadlineMs });
  pools.push(pool);
  return pool;
}
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool[Symbol.asyncDispose]();
});

class Memory implements SegmentCache {
  readonly kept = new Map<string, Buffer>();
  read = (key: string) => Promise.resolve(this.kept.get(key) ?? null);
  size = (key: string) => this.kept.get(key)?.length ?? null;
  write = (key: string, bytes: Buffer) => {
    this.kept.set(key, bytes);
    return Promise.resolve();
  };
}

describe("speech", () => {
  test("is spoken once, cached, and always the same", async () => {
    const cache = new Memory();
    const shop = new SpeechCache(open(speechEntry, 60_000), cache);
    const [one, same] = await Promise.all([1, 2].map(() => shop.speak(utterance, never)));
    expect(one?.samples.length).toBeGreaterThan(speechRate / 4);
    expect(same).toEqual(one);
    expect(await shop.speak({ ...utterance }, never)).toEqual(one);
    expect(shop.spoken).toBe(1);
    expect(cache.kept.size).toBe(1);
    await expect(shop.speak({ ...utterance, text: "🎬" }, never)).rejects.toMatchObject({
      code: "INVALID_INPUT",
    });
    expect(cache.kept.size).toBe(1);
  });

  test("a worker that hangs is ended, and the next utterance gets another", async () => {
    const pool = open(stuck, 1000);
    const hanging = pool.speak({ ...utterance, text: "forever" }, never);
    const waiting = pool.speak(utterance, never);
    await expect(hanging).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect((await waiting).samples).toHaveLength(3);
    await expect.poll(() => pool.threads).toBe(1);
  });

  test("aborting ends an utterance that no other caller waits for", async () => {
    const pool = open(stuck, 60_000);
    await pool.speak(utterance, never);
    const leaving = new AbortController();
    const spoken = pool.speak({ ...utterance, text: "forever" }, leaving.signal);
    setTimeout(() => leaving.abort(new Error("left")), 50);
    await expect(spoken).rejects.toThrow("left");
    expect(pool.threads).toBe(0);
    await expect(pool.speak(utterance, leaving.signal)).rejects.toThrow("left");
    expect((await pool.speak(utterance, never)).samples).toHaveLength(3);
  });
});
