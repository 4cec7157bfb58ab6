import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toolsForFiles, type FileTools } from "#ffmpeg.ts";
import { findFfmpeg } from "#find-ffmpeg.ts";
import { readSearchPath, readTestFfmpeg } from "./test-programs.ts";

/** The ffmpeg that `.ffmpeg.test.ts` files use. */
export const testTools: FileTools = toolsForFiles(
  await findFfmpeg({
    ffmpegPath: readTestFfmpeg(),
    ffprobePath: null,
    searchPath: readSearchPath(),
  }),
);

/** A folder of clips that a test makes, deleted when it is disposed. */
export class ClipFolder implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), "goldmane-clips-"));

  /**
   * Makes a file from a line of ffmpeg arguments (no argument may contain a space). Returns its
   * path.
   */
  make(name: string, line: string): string {
    const file = join(this.path, name);
    const args = ["-hide_banner", "-loglevel", "error", "-y", ...line.split(/\s+/), file];
    execFileSync(testTools.ffmpeg, args, { stdio: "pipe", cwd: this.path });
    return file;
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** Moving pictures that differ from frame to frame: `pictures({ rate: "30", seconds: 2 })`. */
export function pictures({
  size = "320x180",
  rate = "25",
  seconds = 3,
}: { size?: string; rate?: string; seconds?: number } = {}): string {
  return `-f lavfi -i testsrc2=s=${size}:r=${rate}:d=${seconds}`;
}

export function tone(hertz: number, seconds = 3): string {
  return `-f lavfi -i sine=frequency=${hertz}:sample_rate=48000:duration=${seconds}`;
}

export const h264 = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p";
