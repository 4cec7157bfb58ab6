import { availableParallelism, loadavg } from "node:os";
import { build } from "#setup/build.mjs";
import { install } from "#setup/install.mjs";
import { findProgram, providePrograms } from "#setup/programs.mjs";
import { say } from "#setup/step.mjs";
import { residentBytes } from "./cpu.mjs";
import { benchDraw } from "./draw.mjs";
import { benchFirstFrame } from "./first-frame.mjs";
import { benchHttp } from "./http.mjs";
import { missed, report, section } from "./report.mjs";
import { startHouse } from "./servers.mjs";

/**
 * `npm run bench [--peer URL?pid=N]`: the budgets of the house, each beside its reference in one
 * run. Run it on a quiet machine: the load stands in its first line.
 */
install();
build();
const peer = process.argv.includes("--peer")
  ? process.argv[process.argv.indexOf("--peer") + 1]
  : null;
const programs = providePrograms("ffmpeg", "chromium");
say(
  `${availableParallelism()} cores, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(" ")}`,
);

section("Start");
const house = await startHouse({ WARM_CACHE: "0", FFMPEG_PATH: programs.ffmpeg });
try {
  report(
    "start to first answer",
    `${house.startedMs.toFixed(0)} ms`,
    "≤ 1500 ms",
    house.startedMs <= 1500,
  );
  await new Promise((done) => setTimeout(done, 2000));
  const idle = residentBytes(house.pid) / 2 ** 20;
  report("memory, idle", `${idle.toFixed(0)} MB`, "≤ 200 MB", idle <= 200);
  await benchFirstFrame(house, programs.chromium);
  await benchHttp(house, findProgram("nginx"), peer);
  benchDraw();
} finally {
  await house.stop();
}
say(`\n${missed() === 0 ? "Every budget holds." : `${missed()} budgets were missed.`}`);
