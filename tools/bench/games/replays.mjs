import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { median } from "#bench/compare.mjs";
import { report, section } from "#bench/report.mjs";

const rounds = 5;
/** A run lasts longer than this, so the thread has been prepared when it ends. */
const preparedAfterMs = 2000;

/** Replays a run of three minutes of each game in threads as the server's. */
export async function benchReplays() {
  section(`Replaying a run of three minutes (CPU ms, medians of ${rounds})`);
  const recorded = spawnSync("npx", ["tsx", "tools/bench/games/record-runs.ts"], {
    encoding: "utf8",
    maxBuffer: 2 ** 24,
  });
  if (recorded.status !== 0) throw new Error(recorded.stderr);
  for (const run of JSON.parse(recorded.stdout)) {
    const cold = [];
    const prepared = [];
    for (let round = 0; round < rounds; round += 1) {
      cold.push(await inThread((thread) => measure(thread, run)));
      prepared.push(
        await inThread(async (thread) => {
          thread.postMessage({ prepare: run.game }, []);
          await sleep(preparedAfterMs);
          return await measure(thread, run);
        }),
      );
    }
    report(run.game, `${median(prepared).toFixed(0)} ms`, "≤ 100 ms", median(prepared) <= 100);
    report("  in a thread that has just started", `${median(cold).toFixed(0)} ms`, "", null);
  }
}

async function inThread(act) {
  const thread = new Worker(resolve("apps/server/dist/replay-worker.js"));
  try {
    await once(thread, "online");
    return await act(thread);
  } finally {
    await thread.terminate();
  }
}

/** CPU time of this process, in which nothing else happens meanwhile. */
async function measure(thread, run) {
  const before = process.cpuUsage();
  const answered = once(thread, "message");
  thread.postMessage({ replay: run }, []);
  const [answer] = await answered;
  const { user, system } = process.cpuUsage(before);
  if (!("replayed" in answer) && !answer.isRefusal) throw new Error(answer.error);
  return (user + system) / 1000;
}
