import type { FileTools } from "#ffmpeg.ts";
import { ToolError } from "#spawn-limited.ts";
import type { UntrustedFile } from "#untrusted-file.ts";
import type { FfprobeReport } from "./ffprobe-report.ts";
import { runFfprobe } from "./run-ffprobe.ts";

/**
 * The instant the last picture ends, in the file's own time, read from the packets that exist: a
 * header can promise more than was copied. Looks near the promised end first, then from further and
 * further back. Null when there is no packet at all.
 */
export async function findPictureEnd(
  tools: FileTools,
  file: UntrustedFile,
  pictures: {
    streamIndex: number;
    startSeconds: number;
    promisedEnd: number;
    frameSeconds: number;
  },
  signal: AbortSignal,
): Promise<number | null> {
  const { startSeconds, promisedEnd } = pictures;
  const length = promisedEnd - startSeconds;
  const starts = [promisedEnd - 12, promisedEnd - 120, startSeconds + length / 2];
  for (const from of [...starts.filter((start) => start > startSeconds), null]) {
    const packets = await readPackets(tools, file, {
      show: [
        ["-select_streams", `${pictures.streamIndex}`],
        ["-show_entries", "packet=stream_index,pts_time,dts_time,duration_time"],
        from === null ? [] : ["-read_intervals", `${from}%`],
      ].flat(),
      signal,
    });
    const ends = packets.map(
      ({ pts_time: shownAt, dts_time: decodedAt, duration_time: lasts }) =>
        (shownAt ?? decodedAt ?? -Infinity) + (lasts ?? pictures.frameSeconds),
    );
    const end = ends.reduce((latest, each) => Math.max(latest, each), -Infinity);
    if (Number.isFinite(end) && end > (from ?? -Infinity)) return end;
  }
  return null;
}

/** Null where a seek into a damaged file fails. */
async function readPackets(
  tools: FileTools,
  file: UntrustedFile,
  ask: { show: readonly string[]; signal: AbortSignal },
): Promise<FfprobeReport["packets"]> {
  try {
    return (await runFfprobe(tools, file, ask)).packets;
  } catch (error) {
    if (error instanceof ToolError) return [];
    throw error;
  }
}
