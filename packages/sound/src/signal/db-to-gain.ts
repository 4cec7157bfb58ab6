/** Converts decibels to a gain: 0 dB is 1, -6 dB about a half. */
export function dbToGain(value: number): number {
  return 10 ** (value / 20);
}
