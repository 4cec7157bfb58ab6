import { execFile } from "node:child_process";
import { accessSync, chmodSync, constants, statSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, isAbsolute, join } from "node:path";
import { promisify } from "node:util";
import { AppError } from "@goldmane/contracts/errors";
import type { Log } from "#ports/log.ts";
import { canOpenFiles, describeFix, type FfmpegTools } from "./ffmpeg.ts";

type FfmpegPaths = {
  /** The path that the administrator configured, if any: then nothing else is tried. */
  ffmpegPath: string | null;
  ffprobePath: string | null;
  searchPath: string;
};

/** Older versions lack protections that opening untrusted files relies on. */
const oldestForFiles = [5, 1] as const;

/** The encoder of this machine: the configured one, the one on PATH, or the small bundled one. */
export async function findFfmpeg(paths: FfmpegPaths): Promise<FfmpegTools | null> {
  const { ffmpegPath, ffprobePath, searchPath } = paths;
  const candidates = ffmpegPath ? [ffmpegPath] : findOnPath("ffmpeg", searchPath);
  for (const ffmpeg of candidates) {
    const version = await readVersion(ffmpeg);
    if (version === null) continue;
    const sibling = join(dirname(ffmpeg), "ffprobe");
    const ffprobe = [ffprobePath, sibling, ...findOnPath("ffprobe", searchPath)].find(
      (path) => path !== null && isRunnable(path),
    );
    return { ffmpeg, ffprobe: ffprobe ?? null, version, safeForUntrusted: isRecent(version) };
  }
  return ffmpegPath ? null : bundled();
}

/** Logs once, at start, what an administrator has to install. */
export function warnAboutEncoder(tools: FfmpegTools | null, log: Log): void {
  if (canOpenFiles(tools)) return;
  const fix = describeFix(tools);
  if (!tools) {
    const message = `No ffmpeg was found: only segments that are already cached can be played. ${fix}`;
    log.warn({ event: "ffmpeg.missing" }, message);
  } else if (tools.safeForUntrusted) {
    log.warn({ event: "ffprobe.missing" }, `Your own films can't be opened. ${fix}`);
  } else {
    const { version } = tools;
    const message = `ffmpeg ${version} can't open your own films safely. ${fix}`;
    log.warn({ event: "ffmpeg.outdated", version }, message);
  }
}

/** @throws AppError UNAVAILABLE that says what to install when this machine has no encoder */
export function requireFfmpeg(tools: FfmpegTools | null): FfmpegTools {
  if (tools) return tools;
  throw new AppError(
    "UNAVAILABLE",
    `This part of the film isn't encoded yet, and no ffmpeg was found to encode it. ${describeFix(null)}`,
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
    return version === null ? null : { ffmpeg, ffprobe: null, version, safeForUntrusted: false };
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

/** Cached by path and mtime, since starting ffmpeg takes tens of milliseconds. */
function readVersion(ffmpeg: string): Promise<string | null> {
  const key = `${ffmpeg} ${statSync(ffmpeg, { throwIfNoEntry: false })?.mtimeMs}`;
  const known = versions.get(key) ?? runVersion(ffmpeg);
  versions.set(key, known);
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
 * Builds from the development branch are named by a commit, some with its date. They count as recent
 * from 2023 on, because 5.1 was released in the middle of 2022. Without a date they don't.
 */
function isRecent(version: string): boolean {
  const numbers = /^n?(\d+)\.(\d+)/.exec(version);
  if (!numbers) return Number(/(20\d\d)/.exec(version)?.[1] ?? 0) > 2022;
  const [major, minor] = [Number(numbers[1]), Number(numbers[2])];
  return major > oldestForFiles[0] || (major === oldestForFiles[0] && minor >= oldestForFiles[1]);
}
