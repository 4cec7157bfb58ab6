import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findFfmpeg } from "#find-ffmpeg.ts";
import type { FfmpegTools } from "#ffmpeg.ts";
import { segmentSpans } from "#segment-layout.ts";
import { readTrack, writeInit } from "#mp4/init.ts";
import { patternMedia } from "#testing/pattern-media.ts";
import { FilmSource } from "./film-source.ts";
import { RenderPool } from "./render-pool.ts";
import { tinyFilm } from "#testing/tiny-film.ts";

const renderPool = new RenderPool(new URL("../testing/pattern-worker.ts", import.meta.url), {
  pictures: 2,
  sound: 1,
  stills: 1,
});
afterAll(() => renderPool[Symbol.asyncDispose]());
const never = new AbortController().signal;
const speech = { speak: () => Promise.reject(new Error("No speech in this test")) };

let tools: FfmpegTools | null;
beforeAll(async () => {
  tools = await findFfmpeg(patternMedia(""));
});

function open(title?: string): FilmSource {
  const deriveKey = () => Buffer.alloc(16);
  const filmTools = { renderPool, speech, tools, engineVersion: "test", deriveKey };
  return new FilmSource(filmTools, tinyFilm(title), {
    frameCount: 24 * 7,
    captions: { en: "WEBVTT\n\n" },
  });
}

/** The numbers that the pattern's frames show. */
function readFrameNumbers(mp4: Buffer): number[] {
  const gray = execFileSync(
    tools?.ffmpeg ?? "",
    [
      "-v",
      "error",
      "-i",
      "pipe:0",
      "-vf",
      "scale=12:1:flags=area,format=gray",
      "-f",
      "rawvideo",
      "pipe:1",
    ],
    { input: mp4, maxBuffer: 1e8 },
  );
  return Array.from({ length: gray.length / 12 }, (_, frame) =>
    gray
      .subarray(frame * 12, frame * 12 + 12)
      .reduce((sum, level, bit) => sum + (level > 127 ? 1 << bit : 0), 0),
  );
}

describe("FilmSource", () => {
  test("has one header for a rung, whichever pictures it was encoded with", async () => {
    const film = open();
    for (const rung of film.rungs) {
      const { init } = await film.encodeVideo(rung, { index: 0, firstFrame: 5, frames: 9 }, never);
      const track = readTrack(await film.encodeInit(rung, never));
      expect(writeInit([track])).toEqual(writeInit([readTrack(init)]));
    }
  });

  test("encodes any segment on its own, with exactly its frames", async () => {
    const film = open();
    const [rung] = film.rungs;
    if (!rung) throw new Error("no rung");
    const spans = segmentSpans(film);
    const numbers = await Promise.all(
      spans.toReversed().map(async (span) => {
        const { init, media } = await film.encodeVideo(rung, span, never);
        return [span.index, readFrameNumbers(Buffer.concat([init, media]))] as const;
      }),
    );
    for (const [index, shown] of numbers) {
      const span = spans[index];
      const first = span?.firstFrame ?? 0;
      expect(shown).toEqual(Array.from({ length: span?.frames ?? 0 }, (_, i) => first + i));
    }
  });

  test("has the same header for every segment and film of one size", async () => {
    const [one, other] = [open("One"), open("Other")];
    const [rung] = one.rungs;
    if (!rung) throw new Error("no rung");
    const inits = await Promise.all([
      one.encodeVideo(rung, { index: 0, firstFrame: 0, frames: 1 }, never),
      one.encodeVideo(rung, { index: 2, firstFrame: 48, frames: 48 }, never),
      other.encodeVideo(rung, { index: 0, firstFrame: 0, frames: 24 }, never),
    ]);
    expect(new Set(inits.map(({ init }) => init.toString("hex"))).size).toBe(1);
  });

  test("a film that fails to draw reports why, and the render pool keeps working", async () => {
    const [rung] = open().rungs;
    if (!rung) throw new Error("no rung");
    const span = { index: 0, firstFrame: 0, frames: 2 };
    await expect(open("Broken").encodeVideo(rung, span, never)).rejects.toThrow("pencil broke");
    await expect(open("Crash").encodeVideo(rung, span, never)).rejects.toThrow("ended with 7");
    expect((await open().encodeVideo(rung, span, never)).media.length).toBeGreaterThan(0);
  });
});
