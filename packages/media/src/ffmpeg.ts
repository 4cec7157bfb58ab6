import { AppError } from "@goldmane/contracts/errors";
import { spawnLimited, type LimitedProcess } from "./spawn-limited.ts";
import type { UntrustedFile } from "./untrusted-file.ts";

export type FfmpegTools = {
  ffmpeg: string;
  ffprobe: string;
  version: string;
  /** False for the bundled encoder of 2018: it may only be fed frames that we drew ourselves. */
  safeForUntrusted: boolean;
};

/** Tools that may open files of somebody else's; see `toolsForFiles`. */
export type FileTools = FfmpegTools & { safeForUntrusted: true };

export type FfmpegProcess = LimitedProcess;

/**
 * Starts ffmpeg on what we made ourselves: frames and sound through pipes, or generated input. No
 * shell, no inherited environment, ended when the signal aborts. Files of others go to
 * `startFfmpegOnFile`.
 */
export function startFfmpeg(
  tools: FfmpegTools,
  args: readonly string[],
  signal: AbortSignal,
): FfmpegProcess {
  args.forEach((arg, index) => {
    const isOwn = args[index + 1]?.startsWith("pipe:") || args[index - 1] === "lavfi";
    if (arg === "-i" && !isOwn) throw new Error("Files are opened by startFfmpegOnFile alone");
  });
  return spawnLimited(tools.ffmpeg, [...quietly, ...args], { signal, confined: false });
}

export type FileRun = {
  file: UntrustedFile;
  /** Options before the input: a seek, for instance. */
  before?: readonly string[];
  /** Options after it, ending in `pipe:1`: it can write no file. */
  after: readonly string[];
  wallMs: number;
  signal: AbortSignal;
  /** For commands that write to `pipe:3` and on as well. */
  extraOutputs?: number;
};

/** Starts ffmpeg on a file of somebody else's: guarded, confined, and with no way to write a file. */
export function startFfmpegOnFile(tools: FileTools, run: FileRun): FfmpegProcess {
  // A damaged stretch of a film is played as well as it can be, however much of it there is.
  const forgiving = [...quietly, "-max_error_rate", "1"];
  const args = [...forgiving, ...run.file.inputToDecode(run.before ?? []), ...run.after];
  return endInput(spawnLimited(tools.ffmpeg, args, { ...run, confined: true }));
}

/** Starts ffprobe on a file of somebody else's, under the same guards. */
export function startFfprobeOnFile(tools: FileTools, run: FileRun): FfmpegProcess {
  const options = [...(run.before ?? []), ...run.after];
  const args = ["-hide_banner", "-loglevel", "error", ...run.file.inputToProbe(options)];
  return endInput(spawnLimited(tools.ffprobe, args, { ...run, confined: true }));
}

/** Narrows to tools that may open others' files, or says what to install. */
export function toolsForFiles(tools: FfmpegTools | null): FileTools {
  if (canOpenFiles(tools)) return tools;
  throw new AppError(
    "UNAVAILABLE",
    "Films of your own need ffmpeg 5.1 or newer, which was not found. Install it (Debian and Ubuntu: apt-get install ffmpeg; macOS: brew install ffmpeg) or set FFMPEG_PATH, then start again.",
  );
}

export function canOpenFiles(tools: FfmpegTools | null): tools is FileTools {
  return tools?.safeForUntrusted ?? false;
}

const quietly = ["-hide_banner", "-nostdin", "-loglevel", "error"];

function endInput(started: FfmpegProcess): FfmpegProcess {
  started.stdin.end();
  return started;
}
