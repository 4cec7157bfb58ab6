/** Where a thing lies, in percent of the picture, and its size relative to the others. */
export type Place = { x: number; y: number; size: number };

/** Even but not regular places, the same each time: the golden angle never lines things up. */
export function placeThings(count: number): readonly Place[] {
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const turn = (index * 0.618_034) % 1;
    return { x: 10 + share * 80, y: 24 + turn * 44, size: 0.85 + ((index * 7) % 5) * 0.08 };
  });
}
