import { startFfmpegOnFile } from "#ffmpeg.ts";
import { stillTimeoutMs } from "#media-limits.ts";
import { readAll } from "#read-all.ts";
import { leadOf, seekTo, type Film } from "./encode-pictures.ts";
import { listFilters } from "./list-filters.ts";
import { showAs } from "./picture-filters.ts";

export type Size = { width: number; height: number };
export type Area = Size & { left: number; top: number };

/** The last whole picture before an instant, three bytes a pixel; empty where none can be read. */
export async function decodeSmall(
  film: Film,
  { seconds, size }: { seconds: number; size: Size },
  signal: AbortSignal,
): Promise<Buffer> {
  const output = ["-pix_fmt", "rgb24", "-f", "rawvideo", "pipe:1"];
  const bytes = await decodeOne(film, { seconds, size, crop: "" }, output, signal);
  return bytes.subarray(0, size.width * size.height * 3);
}

/** A crop of that picture, scaled first, as a JPEG. */
export function decodeJpeg(
  film: Film,
  { seconds, size, area }: { seconds: number; size: Size; area: Area },
  signal: AbortSignal,
): Promise<Buffer> {
  const crop = `,crop=${area.width}:${area.height}:${area.left}:${area.top}`;
  const output = ["-c:v", "mjpeg", "-q:v", "3", "-f", "image2pipe", "pipe:1"];
  return decodeOne(film, { seconds, size, crop }, output, signal);
}

async function decodeOne(
  { tools, file, probe }: Film,
  { seconds, size, crop }: { seconds: number; size: Size; crop: string },
  output: readonly string[],
  signal: AbortSignal,
): Promise<Buffer> {
  const clean = probe.video.isInterlaced ? "bwdif=mode=send_frame," : "";
  const filters = `${clean}${showAs(probe.video, size, await listFilters(tools))}${crop}`;
  const ffmpeg = startFfmpegOnFile(tools, {
    file,
    before: seekTo(probe.hasIndex ? seconds : seconds - leadOf(probe)),
    after: [
      ["-map", `0:${probe.video.streamIndex}`, "-vf", filters, "-frames:v", "1"],
      output,
    ].flat(),
    timeoutMs: stillTimeoutMs,
    signal,
  });
  const [bytes] = await Promise.all([readAll(ffmpeg.stdout), ffmpeg.done]);
  return bytes;
}
