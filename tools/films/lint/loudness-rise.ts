import { integratedLoudness } from "@goldmane/sound/signal/loudness";
import type { Beat } from "@goldmane/stage/story/vocabulary";

/** A stretch of a film that belongs to one beat of its story, in seconds. */
export type BeatSpan = { beat: Beat; start: number; end: number };

/**
 * How much louder the climax is than the set-up, in LU (ITU-R BS.1770-4); 0 for a film without one
 * of them.
 */
export function loudnessRise(
  { left, right }: { left: Float32Array; right: Float32Array },
  sampleRate: number,
  beats: readonly BeatSpan[],
): number {
  const loudnessOf = (beat: Beat) => {
    const spans = beats.filter((span) => span.beat === beat);
    const joined = (channel: Float32Array) => join(channel, spans, sampleRate);
    return integratedLoudness([joined(left), joined(right)], sampleRate);
  };
  const rise = loudnessOf("climax") - loudnessOf("setup");
  return Number.isFinite(rise) ? rise : 0;
}

function join(channel: Float32Array, spans: readonly BeatSpan[], sampleRate: number): Float32Array {
  const parts = spans.map(({ start, end }) =>
    channel.subarray(Math.round(start * sampleRate), Math.round(end * sampleRate)),
  );
  const joined = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
