import type { Envelope } from "#signal/envelope.ts";

export type Ducking = {
  /** Gain while a voice is heard. */
  depth: number;
  /** Seconds before the voice over which the gain falls, and after it over which it recovers. */
  attack: number;
  release: number;
};

/** Depth under a voice without words: music -8 dB, ambience -3 dB. */
export const musicDucking: Ducking = { depth: 0.4, attack: 0.18, release: 0.55 };
export const ambienceDucking: Ducking = { depth: 0.7, attack: 0.25, release: 0.6 };

/**
 * Under words everything is ducked further, footsteps and magic too, so that the words are
 * intelligible.
 */
export const underWords = {
  music: { depth: 0.26, attack: 0.22, release: 0.6 },
  ambience: { depth: 0.5, attack: 0.25, release: 0.6 },
  effects: { depth: 0.6, attack: 0.12, release: 0.4 },
} satisfies Record<string, Ducking>;

/**
 * A gain envelope over the film (`at` in samples) that ducks under every line and does not pump
 * between close lines.
 */
export function duckUnder(
  lines: readonly { start: number; end: number }[],
  ducking: Ducking,
  sampleRate: number,
): Envelope {
  const envelope: Envelope = { at: [0], value: [1] };
  const joined = joinClose(lines, ducking.attack + ducking.release + 0.25);
  const draw = (seconds: number, gain: number) => {
    const at = Math.round(seconds * sampleRate);
    const last = envelope.at.at(-1) ?? 0;
    if (at <= last) envelope.value[envelope.value.length - 1] = gain;
    else {
      envelope.at.push(at);
      envelope.value.push(gain);
    }
  };
  for (const line of joined) {
    draw(line.start - ducking.attack, 1);
    draw(line.start, ducking.depth);
    draw(line.end, ducking.depth);
    draw(line.end + ducking.release, 1);
  }
  return envelope;
}

function joinClose(lines: readonly { start: number; end: number }[], gap: number) {
  const joined: { start: number; end: number }[] = [];
  for (const line of lines.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && line.start - last.end < gap) last.end = Math.max(last.end, line.end);
    else joined.push({ start: line.start, end: line.end });
  }
  return joined;
}
