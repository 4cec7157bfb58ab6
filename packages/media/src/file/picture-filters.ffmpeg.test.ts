import { afterAll, expect, test } from "vitest";
import { startFfmpegOnFile } from "#ffmpeg.ts";
import { readAll } from "#read-all.ts";
import type { Probe } from "#probe/probe.ts";
import { UntrustedFile } from "#untrusted-file.ts";
import { ClipFolder, testTools } from "#testing/clips.ts";
import { listFilters } from "./list-filters.ts";
import { showAs } from "./picture-filters.ts";

const clips = new ClipFolder();
afterAll(() => clips[Symbol.dispose]());
const size = { width: 64, height: 64 };

/** A gray of a given stored value, as a PQ film has it. */
async function shownGrey(value: number, filters: ReadonlySet<string>): Promise<number> {
  const path = clips.make(
    `grey-${value}.mkv`,
    `-f lavfi -i color=gray:s=64x64:r=25:d=0.2,format=yuv420p10le,lutyuv=y=${value}:u=512:v=512 -c:v libx265 -preset ultrafast -x265-params log-level=none:lossless=1:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc`,
  );
  const video: Probe["video"] = {
    streamIndex: 0,
    codec: "hevc",
    ...size,
    codedHeight: 64,
    matrix: "bt2020nc",
    transfer: "pq",
    isInterlaced: false,
    startSeconds: 0,
  };
  const ffmpeg = startFfmpegOnFile(testTools, {
    file: new UntrustedFile(path),
    after: ["-vf", showAs(video, size, filters), "-frames:v", "1", "-f", "rawvideo", "pipe:1"],
    timeoutMs: 20_000,
    signal: new AbortController().signal,
  });
  const [picture] = await Promise.all([readAll(ffmpeg.stdout), ffmpeg.done]);
  return picture[32 * 64 + 32] ?? 0;
}

test.for([
  ["with zscale", null],
  ["without zscale", new Set<string>()],
] as const)("tone-maps a film in high dynamic range, %s", async ([, without]) => {
  const filters = without ?? (await listFilters(testTools));
  const black = await shownGrey(64, filters);
  // 64 + 876 × 0.58: the stored value of 200 cd/m², the white of an ordinary screen.
  const white = await shownGrey(572, filters);
  const dazzling = await shownGrey(800, filters);
  expect(black).toBeLessThan(24);
  expect(white).toBeGreaterThan(120);
  expect(white).toBeLessThan(220);
  expect(dazzling).toBeGreaterThan(white + 10);
});
