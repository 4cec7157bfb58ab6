/** What takes back the acts of an answer, by its line; latest last. */
const book = new Map<number, (() => void)[]>();

export function noteUndo(lineId: number, undo: () => void): void {
  book.set(lineId, [...(book.get(lineId) ?? []), undo]);
}

/** Takes an answer's acts back, the last one first. Answers whether there were any. */
export function undoLine(lineId: number): boolean {
  const undos = book.get(lineId);
  book.delete(lineId);
  for (const undo of undos?.toReversed() ?? []) undo();
  return undos !== undefined;
}

/** The latest answer that can be taken back. */
export function lastUndoable(): number | undefined {
  return [...book.keys()].at(-1);
}
