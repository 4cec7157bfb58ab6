import { spawnSync } from "node:child_process";
import { report, section } from "./report.mjs";

/** Measures the cost of drawing a frame at each rung, in a separate process. */
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
