import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";

export type FfmpegTools = {
  ffmpeg: string;
  ffprobe: string;
  version: string;
  /** False for the bundled encoder of 2018: it may only be fed frames that we drew ourselves. */
  safeForUntrusted: boolean;
};

export type FfmpegProcess = {
  stdin: Writable;
  stdout: Readable;
  /** Resolves when it ended well; otherwise rejects with the last of what it said on stderr. */
  done: Promise<void>;
};

/** Starts ffmpeg: no shell, no inherited environment, ended when the signal aborts. */
export function startFfmpeg(
  tools: FfmpegTools,
  args: readonly string[],
  signal: AbortSignal,
): FfmpegProcess {
  const child = spawn(tools.ffmpeg, ["-hide_banner", "-nostdin", "-loglevel", "error", ...args], {
    env: {},
    stdio: ["pipe", "pipe", "pipe"],
    signal,
    killSignal: "SIGKILL",
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-4000);
  });
  child.stdin.on("error", () => {});
  const done = once(child, "close").then(([code]: unknown[]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}: ${said.trim()}`);
  });
  done.catch(() => {});
  return { stdin: child.stdin, stdout: child.stdout, done };
}
