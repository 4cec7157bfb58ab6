import { AppError } from "@goldmane/contracts/errors";
import { spawnLimited, type LimitedProcess } from "./spawn-limited.ts";
import type { UntrustedFile } from "./untrusted-file.ts";

export type FfmpegTools = {
  ffmpeg: string;
  /** Null if it was not found. */
  ffprobe: string | null;
  version: string;
  /**
   * Whether the version is recent enough for untrusted files. The bundled one of 2018 is not: it may
   * only be fed frames that we drew ourselves.
   */
  safeForUntrusted: boolean;
};

/** Tools that may open untrusted files; see `toolsForFiles`. */
export type FileTools = FfmpegTools & { ffprobe: string; safeForUntrusted: true };

export type FfmpegProcess = LimitedProcess;

/**
 * Starts ffmpeg on input of our own: frames and sound through pipes, or generated input. No shell,
 * no inherited environment; killed when the signal aborts. Untrusted files go to
 * `startFfmpegOnFile`.
 */
export function startFfmpeg(
  tools: FfmpegTools,
  args: readonly string[],
  signal: AbortSignal,
): FfmpegProcess {
  args.forEach((arg, index) => {
    const isOwn = args[index + 1]?.startsWith("pipe:") || args[index - 1] === "lavfi";
    if (arg === "-i" && !isOwn) throw new Error("Files can only be opened by startFfmpegOnFile");
  });
  return spawnLimited(tools.ffmpeg, [...quietly, ...args], { signal, confined: false });
}

export type FileRun = {
  file: UntrustedFile;
  /** Options before the input, such as a seek. */
  before?: readonly string[];
  /** Options after the input, ending in `pipe:1`: ffmpeg cannot write a file. */
  after: readonly string[];
  timeoutMs: number;
  signal: AbortSignal;
  /** For commands that also write to `pipe:3` and higher. */
  extraOutputs?: number;
};

/** Starts ffmpeg on an untrusted file: guarded, confined, and unable to write a file. */
export function startFfmpegOnFile(tools: FileTools, run: FileRun): FfmpegProcess {
  // Plays a damaged stretch of a film as well as possible, however long it is.
  const forgiving = [...quietly, "-max_error_rate", "1"];
  const args = [...forgiving, ...run.file.inputToDecode(run.before ?? []), ...run.after];
  return endInput(spawnLimited(tools.ffmpeg, args, { ...run, confined: true }));
}

/** Starts ffprobe on an untrusted file, under the same guards. */
export function startFfprobeOnFile(tools: FileTools, run: FileRun): FfmpegProcess {
  const options = [...(run.before ?? []), ...run.after];
  const args = ["-hide_banner", "-loglevel", "error", ...run.file.inputToProbe(options)];
  return endInput(spawnLimited(tools.ffprobe, args, { ...run, confined: true }));
}

/**
 * Narrows to tools that may open untrusted files.
 * @throws AppError UNAVAILABLE that says what to install
 */
export function toolsForFiles(tools: FfmpegTools | null): FileTools {
  if (canOpenFiles(tools)) return tools;
  throw new AppError("UNAVAILABLE", `Your own films can’t be opened. ${describeFix(tools)}`);
}

/** What an administrator has to install for films of their own. */
export function describeFix(tools: FfmpegTools | null): string {
  const packages = "Debian and Ubuntu: apt-get install ffmpeg; macOS: brew install ffmpeg";
  return tools?.safeForUntrusted
    ? `ffprobe was not found next to ffmpeg or on PATH. Install it (${packages}) or set FFPROBE_PATH, then start the server again.`
    : `Install ffmpeg 5.1 or newer (${packages}) or set FFMPEG_PATH, then start the server again.`;
}

export function canOpenFiles(tools: FfmpegTools | null): tools is FileTools {
  return tools !== null && tools.safeForUntrusted && tools.ffprobe !== null;
}

const quietly = ["-hide_banner", "-nostdin", "-loglevel", "error"];

function endInput(started: FfmpegProcess): FfmpegProcess {
  started.stdin.end();
  return started;
}
