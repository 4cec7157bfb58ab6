/** Two pieces of music fade into each other over this time. */
export const fadeSeconds = 2;
/** Under spoken lines, and otherwise, as shares of the film's own volume. */
export const duckedShare = 0.35;
export const usualShare = 0.85;
/** How fast the music gives way to a line, and comes back, in shares a second. */
const duckPerSecond = 3;

/** Loudness of two audio elements, 0..1, and how far the music is ducked now. */
export type BedMix = { levels: readonly [number, number]; share: number };

/**
 * The mix a moment later: the element that plays the current piece fades in, the other one out, and
 * both give way while someone speaks.
 */
export function mixBed(
  { levels, share }: BedMix,
  now: { playing: 0 | 1 | null; isSpeaking: boolean; seconds: number },
): BedMix {
  const step = now.seconds / fadeSeconds;
  const fade = (index: 0 | 1) => approach(levels[index], now.playing === index ? 1 : 0, step);
  const wanted = now.isSpeaking ? duckedShare : usualShare;
  return {
    levels: [fade(0), fade(1)],
    share: approach(share, wanted, duckPerSecond * now.seconds),
  };
}

function approach(value: number, target: number, step: number): number {
  if (Math.abs(target - value) <= step) return target;
  return value + Math.sign(target - value) * step;
}
