import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bedTiming, type Bed } from "@goldmane/sound/beds/bed";
import type { StoryScript } from "@goldmane/stage/story/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aacInit } from "#aac.ts";
import type { Media } from "#media.ts";
import { readSamples } from "#mp4/fragment.ts";
import { requireBox } from "#mp4/boxes.ts";
import { readTrack } from "#mp4/init.ts";
import { openMedia } from "#open-media.ts";
import type { PartRequest } from "#package/packager.ts";
import { readAll } from "#read-all.ts";
import { audioRate, frameSeconds, packetSamples, segmentSpans } from "#segment-layout.ts";
import type { SegmentSource } from "#segment-source.ts";
import { hear } from "#testing/decode-whole.ts";
import { patternMedia } from "#testing/pattern-media.ts";
import { tinyFilm } from "#testing/tiny-film.ts";
import { filmFacts } from "./film-facts.ts";

const folder = mkdtempSync(join(tmpdir(), "clips-"));
const ask: PartRequest = { priority: "viewer", signal: new AbortController().signal };
let media: Media & AsyncDisposable;

beforeAll(async () => {
  media = await openMedia({
    // The real engines.
    config: { ...patternMedia(folder), renderWorker: null },
    sessionSecret: "a secret of thirty-two characters",
    now: Date.now,
  });
});
afterAll(async () => {
  await media[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

function openClip(waitSeconds: number): SegmentSource {
  const { story, poster } = tinyFilm("Clip", waitSeconds);
  const scenes: StoryScript["scenes"] = story.scenes.map((scene) => ({
    ...scene,
    steps: [{ wait: waitSeconds }],
  }));
  const recipe = { cut: "clip", story: { ...story, scenes }, poster } as const;
  return media.openFilm(recipe, filmFacts(recipe));
}

type Timed = { start: number; end: number };

/** The times of all samples of a clip's pictures and sound in seconds, as their segments say. */
async function readTimes(source: SegmentSource): Promise<{ pictures: Timed[]; sound: Timed[] }> {
  const [rung] = source.rungs;
  const [audio] = source.audio;
  if (!rung || !audio) throw new Error("no renditions");
  const { timescale } = readTrack((await media.packager.videoInit(source, rung, ask)).bytes);
  const pictures: Timed[] = [];
  const sound: Timed[] = [];
  for (const { index } of segmentSpans(source)) {
    const [picture, packets] = await Promise.all([
      media.packager.video(source, rung, index, ask),
      media.packager.audio(source, audio, index, ask),
    ]);
    pictures.push(...timesOf(picture.bytes, timescale));
    sound.push(...timesOf(packets.bytes, audioRate));
  }
  return { pictures, sound };
}

function timesOf(segment: Buffer, timescale: number): Timed[] {
  const tfdt = requireBox(segment, ["moof", "traf", "tfdt"]);
  let at = Number(segment.readBigUInt64BE(tfdt.body + 4));
  return readSamples(segment).samples.map(({ duration }) => {
    const start = at / timescale;
    at += duration;
    return { start, end: at / timescale };
  });
}

describe("two clips, one appended after the other", { timeout: 120_000 }, () => {
  test("have frames 1/24 s apart at the join, and sound without a hole", async () => {
    // Lengths that are no multiple of a packet's.
    const [one, other] = [openClip(2.13), openClip(1.7)];
    const [before, after] = [await readTimes(one), await readTimes(other)];
    const offset = frameSeconds(one.frameCount, one.frameRate);
    const pictures = [...before.pictures, ...after.pictures.map((time) => moved(time, offset))];
    expect(pictures).toHaveLength(one.frameCount + other.frameCount);
    for (const [index, { start, end }] of pictures.entries()) {
      expect(start).toBeCloseTo(index / 24, 6);
      expect(end - start).toBeCloseTo(1 / 24, 6);
    }
    const sound = after.sound.map((time) => moved(time, offset));
    const overlap = (before.sound.at(-1)?.end ?? 0) - (sound[0]?.start ?? 0);
    expect(overlap).toBeGreaterThanOrEqual(0);
    expect(overlap).toBeLessThan(packetSamples / audioRate);
    for (const list of [before.sound, sound])
      for (const [index, { start }] of list.entries())
        if (index > 0) expect(start).toBeCloseTo(list[index - 1]?.end ?? 0, 6);
  });

  test("are encrypted, and fade at their ends so that the join doesn't click", async () => {
    const clip = openClip(2.13);
    expect(clip.segmentKey?.()).toHaveLength(16);
    const [audio] = clip.audio;
    if (!audio) throw new Error("no sound");
    const segments: Buffer[] = [];
    for (const { index } of segmentSpans(clip))
      segments.push((await media.packager.audio(clip, audio, index, ask)).bytes);
    const heard = hear(Buffer.concat([aacInit, ...segments]));
    const end = Math.round(frameSeconds(clip.frameCount, clip.frameRate) * audioRate);
    const level = (from: number, to: number) => {
      const part = heard.subarray(from, to);
      return Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / part.length);
    };
    const usual = level(audioRate, 2 * audioRate);
    expect(usual).toBeGreaterThan(1e-4);
    expect(level(0, 240)).toBeLessThan(usual / 3);
    expect(level(end - 240, end)).toBeLessThan(usual / 3);
    expect(level(0.35 * audioRate, 0.6 * audioRate)).toBeGreaterThan(usual / 2);
  });

  test("have pictures of their own, from their middle", async () => {
    const clip = openClip(2.13);
    const picture = { kind: "still", width: 160, height: 90, type: "webp", quality: 85 } as const;
    const { bytes } = await media.packager.picture(clip, picture, ask);
    expect(bytes.subarray(8, 12).toString("latin1")).toBe("WEBP");
  });
});

test("a bed is one file whose end leads into its beginning", { timeout: 120_000 }, async () => {
  const bed: Bed = { theme: "lullaby", tempo: 120, seed: 7, mood: "calm", intensity: 0.4 };
  const file = media.openBed(bed);
  const bytes = await readAll(file.read({ start: 0, end: file.size - 1 }, ask));
  expect(bytes).toHaveLength(file.size);
  const heard = hear(bytes);
  const { loopSeconds, seconds } = bedTiming(bed);
  expect(heard.length / audioRate).toBeGreaterThanOrEqual(seconds - 0.001);
  // The overlap sounds as the beginning does: the encoder hears other samples around them only.
  const at = Math.round((loopSeconds + 0.2) * audioRate);
  const [overlap, beginning] = [heard.subarray(at, at + audioRate), heard.subarray(9600, 57_600)];
  const dot = (a: Float32Array, b: Float32Array) =>
    a.reduce((sum, one, index) => sum + one * (b[index] ?? 0), 0);
  const likeness =
    dot(overlap, beginning) / Math.sqrt(dot(overlap, overlap) * dot(beginning, beginning));
  expect(likeness).toBeGreaterThan(0.98);
});

function moved({ start, end }: Timed, by: number): Timed {
  return { start: start + by, end: end + by };
}
