import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const ffmpeg = process.env["FFMPEG_PATH"] ?? "ffmpeg";

type Clip = { framesPerSecond: number; seconds: number; overlapSeconds: number };

/**
 * A silent loop of numbered frames (`0000.png` …): its end fades into its beginning.
 * @param clip `seconds` of the loop; the frames last `overlapSeconds` longer
 */
export async function encodeLoop(
  frames: string,
  target: string,
  { framesPerSecond, seconds, overlapSeconds }: Clip,
): Promise<void> {
  const rate = `fps=${framesPerSecond}`;
  const fade = `xfade=transition=fade:duration=${overlapSeconds}:offset=${seconds - overlapSeconds}`;
  const filter = [
    "[0]split[one][other]",
    `[one]trim=start=${overlapSeconds},setpts=PTS-STARTPTS,${rate}[body]`,
    `[other]trim=end=${overlapSeconds},setpts=PTS-STARTPTS,${rate}[head]`,
    // xfade repeats the last frame after the loop.
    `[body][head]${fade},trim=end=${seconds},scale=832:468:flags=lanczos,format=yuv420p[loop]`,
  ].join(";");
  const input = ["-framerate", `${framesPerSecond}`, "-i", join(frames, "%04d.png")];
  const coding = "-c:v libx264 -preset veryslow -tune animation -crf 30 -profile:v high";
  const file = "-an -movflags +faststart -map_metadata -1 -fflags +bitexact -flags:v +bitexact";
  const output = ["-filter_complex", filter, "-map", "[loop]", ...`${coding} ${file}`.split(" ")];
  await run(ffmpeg, ["-y", "-loglevel", "error", ...input, ...output, target]);
}
