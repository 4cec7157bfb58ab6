import { startFfmpegOnFile } from "#ffmpeg.ts";
import { frameSeconds } from "#segment-layout.ts";
import { wholeFilmTimeoutMs } from "#media-limits.ts";
import { readAll } from "#read-all.ts";
import { seekTo, type Film } from "./encode-pictures.ts";
import { listFilters } from "./list-filters.ts";
import { showAs } from "./picture-filters.ts";

type Request = { everySeconds: number; width: number; height: number };

/** Longer films are sampled by their key frames alone, a few seconds apart. */
const wholeUpToSeconds = 300;

/**
 * One JPEG every so many seconds, from 0 to the end: the picture on screen then, or slightly
 * earlier.
 */
export async function drawThumbnails(
  { tools, file, probe }: Film,
  request: Request,
  signal: AbortSignal,
): Promise<Buffer[]> {
  const seconds = frameSeconds(probe.frameCount, probe.frameRate);
  const count = Math.max(1, Math.ceil(seconds / request.everySeconds));
  const { width, height } = request;
  const scale = Math.min(width / probe.video.width, height / probe.video.height);
  const inner = {
    width: evenUp(probe.video.width * scale),
    height: evenUp(probe.video.height * scale),
  };
  const filters = [
    `fps=fps=1/${request.everySeconds}:round=up:start_time=0`,
    "tpad=stop=-1:stop_mode=clone",
    showAs(probe.video, inner, await listFilters(tools)),
    `crop=${Math.min(width, inner.width)}:${Math.min(height, inner.height)}`,
    `pad=${width}:${height}:-1:-1`,
  ];
  const isLong = seconds > wholeUpToSeconds;
  const ffmpeg = startFfmpegOnFile(tools, {
    file,
    before: [...seekTo(0), ...(isLong ? ["-skip_frame", "nokey"] : [])],
    after: [
      ["-map", `0:${probe.video.streamIndex}`, "-vf", filters.join(","), "-frames:v", `${count}`],
      ["-c:v", "mjpeg", "-q:v", "5", "-f", "image2pipe", "pipe:1"],
    ].flat(),
    timeoutMs: wholeFilmTimeoutMs,
    signal,
  });
  const [bytes] = await Promise.all([readAll(ffmpeg.stdout), ffmpeg.done]);
  return splitJpegs(bytes);
}

/** Within a JPEG's data 0xFF is followed by 0, so the end marker occurs only at the end. */
function splitJpegs(bytes: Buffer): Buffer[] {
  const end = Buffer.from([0xff, 0xd9]);
  const pictures: Buffer[] = [];
  let start = 0;
  for (let at = bytes.indexOf(end); at !== -1; at = bytes.indexOf(end, start)) {
    pictures.push(bytes.subarray(start, at + 2));
    start = at + 2;
  }
  return pictures;
}

function evenUp(pixels: number): number {
  return Math.max(2, Math.ceil(pixels / 2) * 2);
}
