import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { musicEntry } from "./music-entry.ts";
import type { MusicAnswer, MusicTask } from "./music-task.ts";

const heapMb = 384;

/**
 * Composes, plays and encodes one piece in a process of its own, whose memory is freed afterwards.
 * Rejects when it fails or the signal aborts.
 */
export function playPiece(task: MusicTask, signal: AbortSignal): Promise<Buffer> {
  const isSource = musicEntry.pathname.endsWith(".ts");
  const worker = fork(
    isSource ? typeScriptLoader : fileURLToPath(musicEntry),
    isSource ? [musicEntry.href] : [],
    {
      execArgv: [`--max-old-space-size=${heapMb}`],
      env: { MALLOC_ARENA_MAX: "2" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    },
  );
  const stop = () => worker.kill("SIGKILL");
  signal.addEventListener("abort", stop, { once: true });
  const played = new Promise<Buffer>((resolve, reject) => {
    worker.once("message", (answer: MusicAnswer) => {
      if ("error" in answer) reject(new Error(answer.error));
      else resolve(Buffer.from(answer.bytes));
    });
    worker.once("error", reject);
    worker.once("exit", (code, killed) =>
      reject(signal.aborted ? signal.reason : new Error(`The player ended with ${killed ?? code}`)),
    );
    worker.send(task, () => {});
  });
  return played.finally(() => signal.removeEventListener("abort", stop));
}

const typeScriptLoader = fileURLToPath(new URL("../film/load-typescript.mjs", import.meta.url));
