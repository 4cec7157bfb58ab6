/** Lengths below this include seconds. */
const shortSeconds = 600;

/** Formats a film's length: `1 min 17 s`, `12 min`, `1 h 32 min`. */
export function describeLength(seconds: number): string {
  if (seconds < shortSeconds) return joinParts(Math.round(seconds), 60, "min", "s");
  return joinParts(Math.round(seconds / 60), 60, "h", "min");
}

function joinParts(total: number, size: number, large: string, small: string): string {
  const whole = Math.floor(total / size);
  const rest = total % size;
  if (whole === 0) return `${rest} ${small}`;
  return rest === 0 ? `${whole} ${large}` : `${whole} ${large} ${rest} ${small}`;
}
