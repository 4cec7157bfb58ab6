/** A playable element: its visible share, and its distance from the viewport's middle in pixels. */
export type Candidate<Key> = { key: Key; seenShare: number; distance: number };

const leastShare = 0.6;

/** Picks the visible candidate nearest to the middle, or null. */
export function chooseMostVisible<Key>(candidates: readonly Candidate<Key>[]): Key | null {
  const seen = candidates.filter(({ seenShare }) => seenShare >= leastShare);
  const [nearest] = seen.toSorted((a, b) => a.distance - b.distance);
  return nearest?.key ?? null;
}

type Box = { top: number; height: number };

/** Measures an element in a viewport of that height. */
export function measureVisibility<Key>(key: Key, { top, height }: Box, windowHeight: number) {
  const seen = Math.min(top + height, windowHeight) - Math.max(top, 0);
  return {
    key,
    seenShare: height > 0 ? Math.max(0, seen) / height : 0,
    distance: Math.abs(top + height / 2 - windowHeight / 2),
  };
}
