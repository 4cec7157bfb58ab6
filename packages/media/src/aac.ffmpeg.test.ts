import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { testTools as tools } from "#testing/clips.ts";
import { aacInit, encodeAac, planRun } from "./aac.ts";
import { startFfmpeg } from "./ffmpeg.ts";
import { packetCuts, segmentSpans } from "./segment-layout.ts";
import { readBaseTime, readSamples } from "./mp4/fragment.ts";

const folder = mkdtempSync(join(tmpdir(), "aac-"));
afterAll(() => rmSync(folder, { recursive: true }));

const film = { frameCount: 24 * 7, frameRate: { numerator: 24, denominator: 1 } };

const allOfIt = { first: 0, end: segmentSpans(film).length };

async function encode(seconds: number, run = allOfIt): Promise<Buffer[]> {
  const segments: Buffer[] = [];
  const { beginSeconds } = planRun(film, run);
  const tone = `sine=f=440:r=44100:d=${seconds},atrim=start=${beginSeconds},asetpts=PTS-STARTPTS`;
  const input = ["-f", "lavfi", "-i", tone];
  await encodeAac({
    start: (output) => startFfmpeg(tools, [...input, ...output], new AbortController().signal),
    film,
    run,
    deliver: (_, media) => segments.push(media),
  });
  return segments;
}

describe("encodeAac", () => {
  test("cuts the sound where the pictures are cut, from 0 on and without a gap", async () => {
    const segments = await encode(7);
    const cuts = packetCuts(film);
    expect(segments.map((media) => readBaseTime(media) / 1024)).toEqual(cuts.slice(0, -1));
    expect(segments.map((media) => readSamples(media).samples.length)).toEqual(
      segmentSpans(film).map(({ index }) => (cuts[index + 1] ?? 0) - (cuts[index] ?? 0)),
    );
  });

  test("gives the segments of its run, and they are those of the whole", async () => {
    const run = { first: 2, end: 4 };
    const [all, part] = [await encode(7), await encode(7, run)];
    expect(part.map((media) => readBaseTime(media))).toEqual(
      all.slice(run.first, run.end).map((media) => readBaseTime(media)),
    );
    expect(part.map((media) => readSamples(media).samples.length)).toEqual(
      all.slice(run.first, run.end).map((media) => readSamples(media).samples.length),
    );
  });

  test("is as long as the film whether its input is shorter or longer, and starts with the input", async () => {
    const lengths = await Promise.all(
      [3, 7, 9].map(async (seconds) => {
        const file = join(folder, `${seconds}.mp4`);
        const segments = await encode(seconds);
        writeFileSync(file, Buffer.concat([aacInit, ...segments]));
        const pcm = execFileSync(
          tools.ffmpeg,
          ["-v", "error", "-i", file, "-f", "s16le", "-ac", "1", "pipe:1"],
          { maxBuffer: 1e8 },
        );
        const samples = new Int16Array(pcm.buffer, pcm.byteOffset, pcm.length / 2);
        const loudFrom = samples.findIndex((sample) => Math.abs(sample) > 1500);
        return { samples: samples.length, startsAtOnce: loudFrom < 1024 };
      }),
    );
    const whole = (packetCuts(film).at(-1) ?? 0) * 1024;
    expect(lengths).toEqual(lengths.map(() => ({ samples: whole, startsAtOnce: true })));
  });
});
