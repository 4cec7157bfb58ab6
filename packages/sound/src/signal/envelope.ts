/** A piecewise linear gain: `at` in samples, ascending from 0; the last value is held. */
export type Envelope = { at: number[]; value: number[] };

export const steady: Envelope = { at: [0], value: [1] };

/** Rises over `attack`, holds until `hold`, and falls to 0 over `release` (all in samples). */
export function holdThenRelease(attack: number, hold: number, release: number): Envelope {
  const top = Math.max(Math.round(attack), 1);
  const end = Math.max(Math.round(hold), top + 1);
  const tail = Math.max(Math.round(release), 3);
  // Two straight lines approximate an exponential decay well enough.
  return {
    at: [0, top, end, end + Math.round(tail / 3), end + tail],
    value: [0, 1, 1, 0.35, 0],
  };
}

/** Builds an envelope from [seconds, gain] points. */
export function envelopeOf(points: readonly (readonly [number, number])[], sampleRate: number) {
  const envelope: Envelope = { at: [], value: [] };
  let last = -1;
  for (const [seconds, gain] of points) {
    last = Math.max(Math.round(seconds * sampleRate), last + 1);
    envelope.at.push(last);
    envelope.value.push(gain);
  }
  return envelope;
}

/** The product of two envelopes, exact at the points of both. */
export function multiply(one: Envelope, other: Envelope): Envelope {
  const at = [...new Set([...one.at, ...other.at])].toSorted((a, b) => a - b);
  return { at, value: at.map((sample) => gainAt(one, sample) * gainAt(other, sample)) };
}

/** Index of the last point at or before a sample; 0 before the first. */
export function segmentAt(at: readonly number[], sample: number): number {
  let low = 0;
  let high = at.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((at[middle] ?? 0) <= sample) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function gainAt(envelope: Envelope, sample: number): number {
  const { at, value } = envelope;
  const low = segmentAt(at, sample);
  const start = value[low] ?? 0;
  const from = at[low] ?? 0;
  const next = at[low + 1];
  if (next === undefined || sample <= from) return start;
  return start + ((value[low + 1] ?? 0) - start) * ((sample - from) / (next - from));
}

/** The same envelope, faded to 0 over the last `count` samples before `end`. */
export function fadeAtEnd(envelope: Envelope, end: number, count: number): Envelope {
  const from = Math.max(0, end - count);
  const faded: Envelope = { at: [], value: [] };
  for (const [index, at] of envelope.at.entries()) {
    if (at >= from) break;
    faded.at.push(at);
    faded.value.push(envelope.value[index] ?? 1);
  }
  faded.at.push(from, Math.max(end, from + 1));
  faded.value.push(gainAt(envelope, from), 0);
  return faded;
}
