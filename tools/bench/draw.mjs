import { spawnSync } from "node:child_process";
import { report, section } from "./report.mjs";

/** What a frame costs to draw at each rung, measured in a process of its own. */
export function benchDraw() {
  section("Drawing (CPU ms a frame, mean over 6 films)");
  const run = spawnSync("npx", ["tsx", "tools/bench/draw-frames.ts"], { encoding: "utf8" });
  if (run.status !== 0) throw new Error(run.stderr);
  for (const { size, msPerFrame, buildMs } of JSON.parse(run.stdout)) {
    const realTime = 1000 / 24 / msPerFrame;
    report(
      size,
      `${msPerFrame.toFixed(1)} ms, ${realTime.toFixed(1)} × real time on one core; first frame ${buildMs.toFixed(0)} ms`,
      "",
      null,
    );
  }
}
