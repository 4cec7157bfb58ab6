import { execFile } from "node:child_process";
import { accessSync, chmodSync, constants, statSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, isAbsolute, join } from "node:path";
import { promisify } from "node:util";
import { AppError } from "@goldmane/contracts/errors";
import type { Log } from "#ports/log.ts";
import { canOpenFiles, type FfmpegTools } from "./ffmpeg.ts";

type Where = {
  /** The path that the operator configured, if any: then nothing else is tried. */
  ffmpegPath: string | null;
  ffprobePath: string | null;
  searchPath: string;
};

/** Older versions lack protections that opening untrusted files relies on. */
const oldestForFiles = [5, 1] as const;

/** The encoder of this machine: the configured one, the one on PATH, or the small bundled one. */
export async function findFfmpeg(where: Where): Promise<FfmpegTools | null> {
  const named = where.ffmpegPath ? [where.ffmpegPath] : findOnPath("ffmpeg", where.searchPath);
  for (const ffmpeg of named) {
    const version = await readVersion(ffmpeg);
    if (version === null) continue;
    const beside = join(dirname(ffmpeg), "ffprobe");
    const ffprobe = [where.ffprobePath, beside, ...findOnPath("ffprobe", where.searchPath)].find(
      (path) => path !== null && isRunnable(path),
    );
    if (!ffprobe) return { ffmpeg, ffprobe: "", version, safeForUntrusted: false };
    return { ffmpeg, ffprobe, version, safeForUntrusted: isRecent(version) };
  }
  return where.ffmpegPath ? null : bundled();
}

/** Logs once, at start, what an operator has to install. */
export function warnAboutEncoder(tools: FfmpegTools | null, log: Log): void {
  if (canOpenFiles(tools)) return;
  const advice =
    "Install ffmpeg 5.1 or newer (Debian and Ubuntu: apt-get install ffmpeg; macOS: brew install ffmpeg) or set FFMPEG_PATH, then restart.";
  if (tools) {
    const { version } = tools;
    const message = `ffmpeg ${version} can't open your own films safely, so they wait. ${advice}`;
    log.warn({ event: "ffmpeg.unfit", version }, message);
    return;
  }
  const message = `No ffmpeg was found: films play only as far as they were encoded before. ${advice}`;
  log.warn({ event: "ffmpeg.missing" }, message);
}

/** @throws AppError UNAVAILABLE that says what to install when this machine has no encoder */
export function requireFfmpeg(tools: FfmpegTools | null): FfmpegTools {
  if (tools) return tools;
  throw new AppError(
    "UNAVAILABLE",
    "This part of the film has not been made yet, and no ffmpeg was found to make it with. Install ffmpeg 5.1 or newer (Debian and Ubuntu: apt-get install ffmpeg; macOS: brew install ffmpeg) or set FFMPEG_PATH, then start the server again.",
  );
}

/** A static build of 2018 from npm: good for frames we drew, never for untrusted files. */
async function bundled(): Promise<FfmpegTools | null> {
  try {
    const require = createRequire(import.meta.url);
    const platform = `${process.platform}-${process.arch}`;
    const name = process.platform === "win32" ? "ffmpeg.exe" : "ffmpeg";
    const ffmpeg = require.resolve(`@ffmpeg-installer/${platform}/${name}`);
    // The package sets the executable bit in an install script, which npm does not run.
    if (!isRunnable(ffmpeg)) chmodSync(ffmpeg, 0o755);
    const version = await readVersion(ffmpeg);
    return version === null ? null : { ffmpeg, ffprobe: "", version, safeForUntrusted: false };
  } catch {
    return null;
  }
}

function findOnPath(name: string, searchPath: string): string[] {
  const folders = searchPath.split(delimiter).filter((folder) => isAbsolute(folder));
  const file = process.platform === "win32" ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file)).filter(isRunnable);
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const versions = new Map<string, Promise<string | null>>();

/** Cached for each file: ffmpeg takes longer to start than most test servers. */
function readVersion(ffmpeg: string): Promise<string | null> {
  const file = `${ffmpeg} ${statSync(ffmpeg, { throwIfNoEntry: false })?.mtimeMs}`;
  const known = versions.get(file) ?? runVersion(ffmpeg);
  versions.set(file, known);
  return known;
}

async function runVersion(ffmpeg: string): Promise<string | null> {
  try {
    const run = promisify(execFile);
    const { stdout } = await run(ffmpeg, ["-hide_banner", "-version"], {
      env: {},
      timeout: 10_000,
    });
    return /^ffmpeg version (\S+)/.exec(stdout)?.[1] ?? null;
  } catch {
    return null;
  }
}

/**
 * Builds from the development branch are named by a date or a commit; they count as recent from
 * 2022 on.
 */
function isRecent(version: string): boolean {
  const numbers = /^n?(\d+)\.(\d+)/.exec(version);
  if (!numbers) return Number(/(20\d\d)/.exec(version)?.[1] ?? 0) > 2022;
  const [major, minor] = [Number(numbers[1]), Number(numbers[2])];
  return major > oldestForFiles[0] || (major === oldestForFiles[0] && minor >= oldestForFiles[1]);
}
