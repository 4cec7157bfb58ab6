/** The card counts down this long before the next title starts. */
export const countdownSeconds = 10;
/** A viewer has at least this long to stay; credits that are shorter are followed by a wait. */
const leastSeconds = 8;

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

type FilmFacts = Omit<NextUpFacts, "timeSeconds">;

/** When the card appears; never in the first half of a film, whatever its marks say. */
export function nextUpFrom({ durationSeconds, creditsAtSeconds }: FilmFacts): number {
  const from = creditsAtSeconds ?? durationSeconds - leastSeconds;
  return Math.max(from, durationSeconds - countdownSeconds, durationSeconds / 2);
}

/** How long the next title waits after the end of this one. */
export function waitAfterEnd(film: FilmFacts): number {
  return Math.max(0, leastSeconds - Math.max(0, film.durationSeconds - nextUpFrom(film)));
}

/** The countdown at a position, or null where there is none. */
export function nextUpAt(facts: NextUpFacts): NextUp | null {
  const { timeSeconds, durationSeconds } = facts;
  const from = nextUpFrom(facts);
  if (durationSeconds <= 0 || timeSeconds < from) return null;
  const wait = waitAfterEnd(facts);
  const left = Math.max(0, durationSeconds - timeSeconds) + wait;
  const all = Math.max(0.001, durationSeconds - from + wait);
  return { secondsLeft: Math.ceil(left), share: left / all };
}
