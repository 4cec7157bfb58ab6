import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./compare.mjs";
import { familyCpuSeconds, untilAtRest } from "./cpu.mjs";
import { bytesOf, listTitles, openTitle } from "./grant.mjs";
import { makeFile, untilListed } from "./library.mjs";
import { report, section } from "./report.mjs";
import { startServer } from "./servers.mjs";

const rounds = 5;
const fileSeconds = 12;
/** Segments that each viewer requests at a time, as a player with an empty buffer does. */
const askedAtOnce = 4;

/**
 * Decodes and encodes a file: all segments of all rungs, as for viewers who watch together, one at
 * each rung. Also draws and encodes one original, as for its first viewer
 * (docs/decisions/0017-what-the-encoding-budget-counts.md): only the rung that costs most. Results
 * are multiples of real time on two cores, by CPU seconds, which other load hardly affects.
 */
export async function benchEncode(ffmpegPath) {
  section("Encoding the whole ladder (× real time on 2 cores by CPU, medians of 5)");
  const library = mkdtempSync(join(tmpdir(), "goldmane-library-"));
  const server = await startServer({
    WARM_CACHE: "0",
    FFMPEG_PATH: ffmpegPath,
    LIBRARY_DIR: library,
  });
  try {
    const own = await listTitles(server);
    await benchOwn(server, own.slice(0, rounds));
    const paths = makeFiles(ffmpegPath, library);
    const known = new Set(own.map(({ id }) => id));
    const files = await untilListed(server, known, rounds);
    // An ingested file is first scanned for its pictures.
    await untilAtRest(server.pid);
    await benchFiles(server, files, { ffmpeg: ffmpegPath, paths });
  } finally {
    await server.stop();
    rmSync(library, { recursive: true, force: true });
  }
}

async function benchOwn(server, titles) {
  const runs = [];
  for (const { id } of titles) runs.push(await makeRungs(server, id, "trailer", [-1]));
  const speed = median(runs.map((run) => run.speed));
  report("our films (12 s cuts), drawn at their highest rung", tell(runs), "≥ 1 ×", speed >= 1);
}

/** A single ffmpeg process reached 2.6 × with a budget of 2.4 ×: see decision 0019. */
const leastOfFfmpeg = 0.92;

async function benchFiles(server, titles, { ffmpeg, paths }) {
  const runs = [];
  const bare = [];
  for (const [at, { id }] of titles.entries()) {
    runs.push(await makeRungs(server, id, "film"));
    bare.push(makeBare(ffmpeg, paths[at]));
  }
  const speed = median(runs.map((run) => run.speed));
  const share = speed / median(bare);
  report(
    "an operator's files, 1080p24, all rungs",
    `${tell(runs)} = ${share.toFixed(2)} × ffmpeg`,
    `≥ 2.4 × or ${leastOfFfmpeg} × ffmpeg`,
    speed >= 2.4 || share >= leastOfFfmpeg,
  );
  report(
    "  one ffmpeg that makes all of it ahead of time",
    `${median(bare).toFixed(2)} ×`,
    "",
    null,
  );
}

function tell(runs) {
  const [speed, wall] = ["speed", "wall"].map((each) => median(runs.map((run) => run[each])));
  return `${speed.toFixed(2)} × (wall ${wall.toFixed(2)} ×)`;
}

/** @param places indexes of the rungs, as for `Array.at`; all rungs by default */
async function makeRungs(server, id, cut, places) {
  const { rungs, durationSeconds } = await openTitle(server, id, cut);
  const chosen = places?.map((place) => rungs.at(place)) ?? rungs;
  const viewers = await Promise.all(
    chosen.map(async ({ name }) => {
      const title = await openTitle(server, id, cut);
      const paths = await title.segments(title.rungs.find((rung) => rung.name === name));
      return { paths, headers: title.headers };
    }),
  );
  const before = familyCpuSeconds(server.pid);
  const begun = performance.now();
  await Promise.all(viewers.map((viewer) => watch(server, viewer)));
  const wallSeconds = (performance.now() - begun) / 1000;
  const cpuSeconds = familyCpuSeconds(server.pid) - before;
  return { speed: (2 * durationSeconds) / cpuSeconds, wall: durationSeconds / wallSeconds };
}

/** Requests everything that one viewer needs, from the first segment to the last. */
async function watch(server, { paths, headers }) {
  const asking = Array.from({ length: askedAtOnce }, async () => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift())
      await bytesOf(server.url + path, headers);
  });
  await Promise.all(asking);
}

/** Generated films of similar cost: moving shapes, gradients, edges and a tone. */
function makeFiles(ffmpeg, library) {
  return Array.from({ length: rounds }, (_, film) => {
    const path = join(library, `bench-${film}.mp4`);
    const picture = `testsrc2=s=1920x1080:r=24,hue=h=${film * 60}`;
    makeFile(ffmpeg, path, { picture, seconds: fileSeconds });
    return path;
  });
}

/** Sizes and caps of the four rungs (packages/contracts, playback/limits). */
const ladder = [
  ["640:360", "500k"],
  ["854:480", "1500k"],
  ["1280:720", "4000k"],
  ["1920:1080", "8000k"],
];

/**
 * Encodes the same ladder ahead of time: one process that decodes once and writes HLS segments of 2
 * s.
 */
function makeBare(ffmpeg, path) {
  const split = `[0:v]split=${ladder.length}${ladder.map((_, at) => `[s${at}]`).join("")}`;
  const scaled = ladder.map(([size], at) => `[s${at}]scale=${size}[r${at}]`);
  const folder = mkdtempSync(join(tmpdir(), "goldmane-ladder-"));
  const outputs = ladder.flatMap(([, cap], at) => [
    ["-map", `[r${at}]`, "-c:v", "libx264", "-preset", "veryfast", "-crf", "23", "-bf", "0"],
    ["-maxrate", cap, "-bufsize", cap, "-g", "48", "-keyint_min", "48", "-sc_threshold", "0"],
    ["-f", "hls", "-hls_time", "2", "-hls_segment_type", "fmp4", "-hls_list_size", "0"],
    ["-hls_fmp4_init_filename", `${at}.mp4`, join(folder, `${at}.m3u8`)],
  ]);
  const graph = [split, ...scaled].join(";");
  const before = familyCpuSeconds(process.pid);
  const args = ["-v", "error", "-i", path, "-filter_complex", graph, ...outputs.flat()];
  const made = spawnSync(ffmpeg, args);
  rmSync(folder, { recursive: true, force: true });
  if (made.status !== 0)
    throw new Error(`ffmpeg failed to encode the ladder: ${made.stderr.toString()}`);
  return (2 * fileSeconds) / (familyCpuSeconds(process.pid) - before);
}
