/** The card counts down this long before the next title starts. */
export const countdownSeconds = 10;
/** Without a mark for the credits the card comes this long before the end. */
const beforeEndSeconds = 8;

export type NextUp = {
  /** Seconds left before the next title starts by itself. */
  secondsLeft: number;
  /** From 0 to 1, for the ring around the number. */
  share: number;
};

export type NextUpFacts = {
  timeSeconds: number;
  durationSeconds: number;
  creditsAtSeconds: number | null;
};

/** When the card appears; never in the first half of a film, whatever its marks say. */
export function nextUpFrom({
  durationSeconds,
  creditsAtSeconds,
}: Omit<NextUpFacts, "timeSeconds">): number {
  const from = creditsAtSeconds ?? durationSeconds - beforeEndSeconds;
  return Math.max(from, durationSeconds - countdownSeconds, durationSeconds / 2);
}

/** The countdown at a position, or null where there is none: it ends with the film. */
export function nextUpAt(facts: NextUpFacts): NextUp | null {
  const { timeSeconds, durationSeconds } = facts;
  const from = nextUpFrom(facts);
  if (durationSeconds <= 0 || timeSeconds < from) return null;
  const left = Math.max(0, durationSeconds - timeSeconds);
  return { secondsLeft: Math.ceil(left), share: left / Math.max(0.001, durationSeconds - from) };
}
