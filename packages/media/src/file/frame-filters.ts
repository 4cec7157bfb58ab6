import { perSecond } from "#probe/frame-rate.ts";
import type { Probe } from "#probe/probe.ts";
import type { SegmentSpan } from "#segment-source.ts";

/**
 * The filters that select frames from decoded pictures whose timestamps count from the start of the
 * file (`-copyts -start_at_zero`). Frame N is the picture nearest to N on a constant rate, wherever
 * decoding began, because both `fps` and `trim` count from the start of the file and never from the
 * first decoded picture.
 */
export function pickFrames(probe: Probe, span: SegmentSpan, options: { pad: boolean }): string {
  const { numerator, denominator } = probe.frameRate;
  const rate = `${numerator}/${denominator}`;
  const end = span.firstFrame + span.frames;
  const start = (span.firstFrame * denominator) / numerator;
  // From the start of the film, a late first picture is shown early; elsewhere this would
  // put a wrong picture where a seek came out too late.
  const fill = options.pad || span.firstFrame === 0 ? `:start_time=${start}` : "";
  return [
    ...(probe.video.isInterlaced ? ["bwdif=mode=send_frame"] : []),
    `setpts=PTS-${gridShift(probe)}/TB`,
    `fps=fps=${rate}:round=near${fill}`,
    ...(options.pad ? ["tpad=stop=-1:stop_mode=clone"] : []),
    `trim=start_pts=${span.firstFrame}:end_pts=${end}`,
    `setpts=PTS-${span.firstFrame}`,
  ].join(",");
}

/**
 * Shifts the pictures by less than half a frame, so that those of a constant-rate film fall into
 * the middle of their frames: on the edge between two, rounding would drop one and double the next.
 */
function gridShift({ video, frameRate }: Probe): number {
  const rate = perSecond(frameRate);
  const shift = video.startSeconds - Math.round(video.startSeconds * rate) / rate;
  return Number(shift.toFixed(6));
}
