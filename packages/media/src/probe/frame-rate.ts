import type { FrameRate } from "#segment-source.ts";

const standardRates: readonly FrameRate[] = [
  { numerator: 24_000, denominator: 1001 },
  { numerator: 24, denominator: 1 },
  { numerator: 25, denominator: 1 },
  { numerator: 30_000, denominator: 1001 },
  { numerator: 30, denominator: 1 },
  { numerator: 50, denominator: 1 },
  { numerator: 60_000, denominator: 1001 },
  { numerator: 60, denominator: 1 },
];

const slowest = 8;
const fastest = 60.5;

/**
 * The constant rate to play at. `nominal` is ffprobe's r_frame_rate (the lowest that fits every
 * timestamp), `average` its avg_frame_rate: where they agree the file's own rate is kept; otherwise
 * the rate varies or counts fields, and the standard rate nearest to the average is used.
 */
export function playedRate(nominal: string | undefined, average: string | undefined): FrameRate {
  const real = readFraction(nominal);
  const mean = readFraction(average) ?? real;
  if (!mean) return { numerator: 24, denominator: 1 };
  const standard = nearestStandard(perSecond(mean));
  if (!real || differs(real, mean, 0.01)) return standard;
  if (!differs(real, standard, 0.0005)) return standard;
  const isPlayable = perSecond(real) >= slowest && perSecond(real) <= fastest;
  return isPlayable && real.numerator <= 100_000 ? real : standard;
}

export function perSecond({ numerator, denominator }: FrameRate): number {
  return numerator / denominator;
}

function nearestStandard(rate: number): FrameRate {
  const distance = (each: FrameRate): number => Math.abs(Math.log(perSecond(each) / rate));
  return standardRates.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

function differs(one: FrameRate, other: FrameRate, share: number): boolean {
  return Math.abs(perSecond(one) / perSecond(other) - 1) > share;
}

function readFraction(text: string | undefined): FrameRate | null {
  const [numerator = 0, denominator = 0] = (text ?? "").split("/").map(Number);
  return numerator > 0 && denominator > 0 ? { numerator, denominator } : null;
}
