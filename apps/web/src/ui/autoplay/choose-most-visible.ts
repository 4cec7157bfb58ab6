/** A screen that could play: the share of it that is seen, and how far it is from the middle, in pixels. */
export type Candidate<Key> = { key: Key; seenShare: number; distance: number };

const leastShare = 0.6;

/** The one screen that plays: the seen one nearest to the middle. */
export function chooseMostVisible<Key>(candidates: readonly Candidate<Key>[]): Key | null {
  const seen = candidates.filter(({ seenShare }) => seenShare >= leastShare);
  const [nearest] = seen.toSorted((a, b) => a.distance - b.distance);
  return nearest?.key ?? null;
}

type Box = { top: number; height: number };

/** How a screen stands in a window of that height. */
export function measureVisibility<Key>(key: Key, { top, height }: Box, windowHeight: number) {
  const seen = Math.min(top + height, windowHeight) - Math.max(top, 0);
  return {
    key,
    seenShare: height > 0 ? Math.max(0, seen) / height : 0,
    distance: Math.abs(top + height / 2 - windowHeight / 2),
  };
}
