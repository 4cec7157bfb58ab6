/** Undo functions of an answer's actions, by line; latest last. */
const book = new Map<number, (() => void)[]>();

export function noteUndo(lineId: number, undo: () => void): void {
  book.set(lineId, [...(book.get(lineId) ?? []), undo]);
}

/** Undoes an answer's actions in reverse. Returns whether there were any. */
export function undoLine(lineId: number): boolean {
  const undos = book.get(lineId);
  book.delete(lineId);
  for (const undo of undos?.toReversed() ?? []) undo();
  return undos !== undefined;
}

/** The latest answer with an undo. */
export function lastUndoable(): number | undefined {
  return [...book.keys()].at(-1);
}
