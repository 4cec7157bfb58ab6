import { avcLevel } from "./avc-level.ts";
import { frameSeconds } from "./segment-layout.ts";
import type { FrameRate, Rung, SegmentSpan } from "./segment-source.ts";

/**
 * Ticks per second of a video track: fine enough that every frame of the rate starts on a whole
 * tick, so that timestamps of separately encoded segments meet exactly.
 */
function videoTimescale({ numerator, denominator }: FrameRate): number {
  return denominator === 1 ? numerator * 1000 : numerator;
}

/**
 * The output half of an ffmpeg command that encodes one segment: H.264 in a single closed GOP, one
 * fragment, on stdout. The preceding filters must deliver 8-bit 4:2:0 frames, numbered from 0.
 * Equal settings give equal ftyp+moov for every segment: keyint must not depend on the segment's
 * length, and `stitchable` keeps x264 from tuning headers to the content.
 */
export function videoSegmentArgs(rung: Rung, rate: FrameRate, firstFrame: number): string[] {
  const keyint = Math.ceil((4 * rate.numerator) / rate.denominator);
  const offset = (firstFrame * rate.denominator) / rate.numerator;
  return [
    [
      "-c:v",
      "libx264",
      "-preset",
      "veryfast",
      "-profile:v",
      "high",
      "-level:v",
      String(avcLevel(rung, rate)),
      "-pix_fmt",
      "yuv420p",
    ],
    ["-crf", "23", "-maxrate", `${rung.maxKbps}k`, "-bufsize", `${rung.maxKbps}k`],
    // B-frames would make each segment start after its first timestamp and shift after a seek.
    ["-bf", "0", "-g", `${keyint}`, "-keyint_min", `${keyint}`, "-sc_threshold", "0"],
    ["-x264-params", "stitchable=1"],
    ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709"],
    ["-color_range", "tv", "-output_ts_offset", `${offset}`],
    // Without frag_discont every fragment would claim to start at 0 (its tfdt).
    ["-movflags", "+frag_keyframe+empty_moov+default_base_moof+frag_discont"],
    ["-video_track_timescale", `${videoTimescale(rate)}`],
    ["-map_metadata", "-1", "-f", "mp4", "pipe:1"],
  ].flat();
}

/**
 * Arguments for consecutive segments. Each is a closed GOP and a fragment, written as soon as it is
 * complete. Frame numbers are relative to the first span's.
 */
export function videoRunArgs(
  rung: Rung,
  rate: FrameRate,
  { spans, threads, output }: { spans: readonly SegmentSpan[]; threads: number; output: string },
): string[] {
  const [first] = spans;
  const cuts = spans
    .slice(1)
    .map((span) => frameSeconds(span.firstFrame - (first?.firstFrame ?? 0), rate).toFixed(6));
  return [
    videoSegmentArgs(rung, rate, 0).slice(0, -1),
    ["-force_key_frames", cuts.join(",") || "0", "-flush_packets", "1"],
    ["-threads:v", `${threads}`, output],
  ].flat();
}
