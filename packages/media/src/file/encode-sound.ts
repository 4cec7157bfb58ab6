import { encodeAac, NoSound, planRun } from "#aac.ts";
import { startFfmpeg, startFfmpegOnFile } from "#ffmpeg.ts";
import { audioRate, type SoundRun } from "#segment-layout.ts";
import { segmentTimeoutMs } from "#media-limits.ts";
import type { Probe } from "#probe/probe.ts";
import type { DeliverSound } from "#segment-source.ts";
import { seekTo, type Film } from "./encode-pictures.ts";

export type SoundTrack = Probe["audio"][number];

const seekLeadSeconds = 0.5;

/** Encodes a run of one sound track, cut on the film's grid. */
export async function encodeSound(
  film: Film,
  track: SoundTrack,
  { run, deliver }: { run: SoundRun; deliver: DeliverSound },
  signal: AbortSignal,
): Promise<void> {
  const { tools, file, probe } = film;
  const { beginSeconds } = planRun(probe, run);
  try {
    await encodeAac({
      film: probe,
      run,
      filters: [`asetpts='${instantFrom(beginSeconds, track)}'`],
      start: (output) =>
        startFfmpegOnFile(tools, {
          file,
          before: seekTo(beginSeconds - seekLeadSeconds),
          after: ["-map", `0:${track.streamIndex}`, ...output],
          timeoutMs: segmentTimeoutMs,
          signal,
        }),
      deliver,
    });
  } catch (error) {
    if (!(error instanceof NoSound)) throw error;
    // Where nothing can be decoded, nothing can be padded either.
    await encodeSilence(film, run, deliver, signal);
  }
}

async function encodeSilence(
  { tools, probe }: Film,
  run: SoundRun,
  deliver: DeliverSound,
  signal: AbortSignal,
): Promise<void> {
  const silence = ["-f", "lavfi", "-i", `anullsrc=channel_layout=stereo:sample_rate=${audioRate}`];
  await encodeAac({
    film: probe,
    run,
    start: (output) => startFfmpeg(tools, [...silence, ...output], signal),
    deliver,
  });
}

/** An expression for a frame's instant relative to another, in ticks of the filter's clock. */
function instantFrom(seconds: number, { steadyFromSeconds: start }: SoundTrack): string {
  if (start === null) return `PTS-${seconds.toFixed(9)}/TB`;
  // Half a millisecond of difference between separately encoded spans would be audible where they
  // join.
  const since = `(PTS*TB-${start})`;
  const exact = `round(${since}*SR/NB_SAMPLES)*NB_SAMPLES/SR`;
  // The track's first packet can be cut short, so it does not tell the length of the others.
  return `(if(lt(${since},0.03),${since},${exact})+${(start - seconds).toFixed(9)})/TB`;
}
