export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}
