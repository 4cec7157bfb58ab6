/** The ffmpeg that `npm test` provides; null leaves it to the search path. */
export function readTestFfmpeg(): string | null {
  return process.env.FFMPEG_PATH ?? null;
}

export function readSearchPath(): string {
  return process.env.PATH ?? "";
}
