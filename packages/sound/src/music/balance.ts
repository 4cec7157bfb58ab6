import type { Clip } from "#mix/clip.ts";
import { estimatePowers } from "#mix/estimate-powers.ts";
import { steady } from "#signal/envelope.ts";
import { toLufs } from "#signal/loudness.ts";
import { dbToGain } from "#signal/db-to-gain.ts";
import type { HarmonicBar } from "./harmony.ts";
import type { PlayedClip } from "./perform.ts";

const even = { near: steady, far: steady, effects: steady, ambience: steady, voices: steady };

/** Loudness of a section at intensity 0 and 1, in LUFS before the master gain. */
const softest = -26;
const loudest = -17.5;

/**
 * Brings each section's music to the loudness that its intensity asks for, whatever its
 * orchestration, so that a solo harp is audible and a full orchestra does not mask the voices.
 */
export function balanceSections(
  played: readonly PlayedClip[],
  bars: readonly HarmonicBar[],
  film: { sampleRate: number; sampleCount: number },
): Clip[] {
  const sections = new Map<number, Clip[]>();
  for (const { clip, bar } of played) {
    const index = bars[bar]?.sectionIndex ?? 0;
    const list = sections.get(index);
    if (list) list.push(clip);
    else sections.set(index, [clip]);
  }
  return [...sections].flatMap(([index, clips]) => {
    const inSection = bars.filter((bar) => bar.sectionIndex === index);
    const start = inSection[0]?.times[0] ?? 0;
    const end = inSection.at(-1)?.times.at(-1) ?? start;
    const intensity = inSection[0]?.section.intensity ?? 0.5;
    const powers = estimatePowers(clips, even, film).slice(
      Math.floor(start * 10),
      Math.ceil(end * 10),
    );
    const now = toLufs(powers.reduce((sum, power) => sum + power, 0) / Math.max(1, powers.length));
    if (!Number.isFinite(now)) return clips;
    const wanted = softest + (loudest - softest) * intensity;
    const gain = dbToGain(Math.min(15, Math.max(-15, wanted - now)));
    return clips.map((clip): Clip =>
      Object.assign({}, clip, { left: clip.left * gain, right: clip.right * gain }),
    );
  });
}
