/** Marks of a whole room, in the place of a tile's number. */
export const mark = { solved: 255, calm: 254, visited: 253 } as const;

/** One number for something done in a room. */
export function doneNumber(room: number, tileOrMark: number): number {
  return room * 256 + tileOrMark;
}
