/** A number from 0 to 1 that stays the same for a place. */
export function grain(column: number, row: number, salt = 0): number {
  const mixed = Math.imul(column * 374761393 + row * 668265263 + salt * 2246822519, 1274126177);
  const spread = Math.imul(mixed ^ (mixed >>> 15), 2246822519);
  return ((spread ^ (spread >>> 13)) >>> 0) / 4294967296;
}
