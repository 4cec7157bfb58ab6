import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A film of moving shapes with a tone, 24 seconds long. */
export async function makeClip(path: string, pitchHz: number): Promise<void> {
  await make(path, "size=1280x720:rate=25:duration=24", `frequency=${pitchHz}:duration=24`);
}

/** A clip that is cheap to encode: 16 seconds, in the smallest size. */
export async function makeSmallClip(path: string): Promise<void> {
  await make(path, "size=640x360:rate=12:duration=16", "frequency=330:duration=16");
}

async function make(path: string, shapes: string, sound: string): Promise<void> {
  const picture = `testsrc2=${shapes}`;
  const tone = `sine=sample_rate=48000:${sound}`;
  const inputs = ["-f", "lavfi", "-i", picture, "-f", "lavfi", "-i", tone];
  const codecs = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a", "aac"];
  const ffmpeg = process.env.FFMPEG_PATH || "ffmpeg";
  await run(ffmpeg, ["-loglevel", "error", ...inputs, ...codecs, "-shortest", path]);
}

/** Writes English captions beside a clip, shown from its first second to its twentieth. */
export async function captionClip(path: string, words: string): Promise<void> {
  const cue = `1\n00:00:00,500 --> 00:00:20,000\n${words}\n`;
  await writeFile(path.replace(/\.mp4$/, ".en.srt"), cue);
}
