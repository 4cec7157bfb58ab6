/**
 * The index of the word that is being said at a share of a line, 0..1. A word takes as long as it
 * has letters, and a little more; -1 for an empty line.
 */
export function wordAt(line: readonly string[], share: number): number {
  const lengths = line.map((word) => word.length + 2);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let end = 0;
  for (const [index, length] of lengths.entries()) {
    end += length;
    if (share * total < end) return index;
  }
  return line.length - 1;
}
