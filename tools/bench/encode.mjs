import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./compare.mjs";
import { familyCpuSeconds } from "./cpu.mjs";
import { bytesOf, listTitles, openTitle } from "./grant.mjs";
import { makeFile, untilListed } from "./library.mjs";
import { report, section } from "./report.mjs";
import { startHouse } from "./servers.mjs";

const rounds = 3;
const fileSeconds = 12;
/** Segments that each viewer asks for at a time, as a player does whose buffer is empty. */
const askedAtOnce = 4;

/**
 * A file is decoded and encoded: all segments of all rungs, as the server makes them for viewers who
 * watch together, one at each rung. A film of ours is drawn as well, for whoever watches it first
 * (docs/decisions/0017-what-the-encoding-budget-counts.md): the rung that costs most, alone. Two cores'
 * worth of real time by CPU seconds, which other work on the machine hardly moves.
 */
export async function benchEncode(ffmpegPath) {
  section("Encoding the whole ladder (× real time on 2 cores by CPU, medians of 3)");
  const library = mkdtempSync(join(tmpdir(), "goldmane-library-"));
  const house = await startHouse({
    WARM_CACHE: "0",
    FFMPEG_PATH: ffmpegPath,
    LIBRARY_DIR: library,
  });
  try {
    const own = await listTitles(house);
    await show("our films (12 s cuts), drawn at their highest rung", 1, () =>
      makeEach(own.slice(0, rounds), (id) => makeRungs(house, id, "trailer", [-1])),
    );
    makeFiles(ffmpegPath, library);
    const known = new Set(own.map(({ id }) => id));
    const files = await untilListed(house, known, rounds);
    await show("an operator's files, 1080p24, all rungs", 2.4, () =>
      makeEach(files, (id) => makeRungs(house, id, "film")),
    );
    showFloor(ffmpegPath, library);
  } finally {
    await house.stop();
    rmSync(library, { recursive: true, force: true });
  }
}

async function makeEach(titles, make) {
  const runs = [];
  for (const { id } of titles) runs.push(await make(id));
  return runs;
}

async function show(what, least, make) {
  const runs = await make();
  const speed = median(runs.map((run) => run.speed));
  const wall = median(runs.map((run) => run.wall));
  report(what, `${speed.toFixed(2)} × (wall ${wall.toFixed(2)} ×)`, `≥ ${least} ×`, speed >= least);
}

/** @param places which of a title's rungs, counted as `Array.at` does; all of them by default. */
async function makeRungs(house, id, cut, places) {
  const { rungs, durationSeconds } = await openTitle(house, id, cut);
  const chosen = places?.map((place) => rungs.at(place)) ?? rungs;
  const viewers = await Promise.all(
    chosen.map(async ({ name }) => {
      const title = await openTitle(house, id, cut);
      const paths = await title.segments(title.rungs.find((rung) => rung.name === name));
      return { paths, headers: title.headers };
    }),
  );
  const before = familyCpuSeconds(house.pid);
  const begun = performance.now();
  await Promise.all(viewers.map((viewer) => watch(house, viewer)));
  const wallSeconds = (performance.now() - begun) / 1000;
  const cpuSeconds = familyCpuSeconds(house.pid) - before;
  return { speed: (2 * durationSeconds) / cpuSeconds, wall: durationSeconds / wallSeconds };
}

/** One viewer from the first segment to the last. */
async function watch(house, { paths, headers }) {
  const asking = Array.from({ length: askedAtOnce }, async () => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift())
      await bytesOf(house.url + path, headers);
  });
  await Promise.all(asking);
}

/** Films of their own, alike in cost: moving shapes, gradients, edges and a tone. */
function makeFiles(ffmpeg, library) {
  for (let film = 0; film < rounds; film += 1) {
    makeFile(ffmpeg, join(library, `bench-${film}.mp4`), {
      picture: `testsrc2=s=1920x1080:r=24,hue=h=${film * 60}`,
      seconds: fileSeconds,
    });
  }
}

/** The floor: the same rungs of a file in one process that decodes once and keeps no segment. */
function showFloor(ffmpeg, library) {
  const sizes = ["640:360", "854:480", "1280:720", "1920:1080"];
  const split = `[0:v]split=4${sizes.map((_, at) => `[s${at}]`).join("")}`;
  const scaled = sizes.map((size, at) => `[s${at}]scale=${size}[r${at}]`);
  const encoder = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "23", "-bf", "0"];
  const outputs = sizes.flatMap((_, at) => ["-map", `[r${at}]`, ...encoder, "-f", "null", "-"]);
  const before = familyCpuSeconds(process.pid);
  const graph = [split, ...scaled].join(";");
  const input = join(library, "bench-0.mp4");
  const made = spawnSync(ffmpeg, [
    "-v",
    "error",
    "-i",
    input,
    "-filter_complex",
    graph,
    ...outputs,
  ]);
  if (made.status !== 0) throw new Error(`ffmpeg made no ladder: ${made.stderr.toString()}`);
  const speed = (2 * fileSeconds) / (familyCpuSeconds(process.pid) - before);
  report("  beside one bare ffmpeg, no segments", `${speed.toFixed(2)} ×`, "", null);
}
