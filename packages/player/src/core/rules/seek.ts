/** A seek to the very end would end the film before a picture is seen. */
const endMarginSeconds = 0.1;

export function clampSeek(seconds: number, durationSeconds: number): number {
  if (!Number.isFinite(seconds)) return 0;
  return Math.min(Math.max(0, seconds), Math.max(0, durationSeconds - endMarginSeconds));
}

/** Digit 0 is the beginning, 5 the middle. */
export function tenthOf(digit: number, durationSeconds: number): number {
  return clampSeek((durationSeconds * digit) / 10, durationSeconds);
}
