/** Undo functions of an answer's actions, by message; latest last. */
const book = new Map<number, (() => void)[]>();

export function noteUndo(messageId: number, undo: () => void): void {
  book.set(messageId, [...(book.get(messageId) ?? []), undo]);
}

/** Undoes an answer's actions in reverse. Returns whether there were any. */
export function undoActions(messageId: number): boolean {
  const undos = book.get(messageId);
  book.delete(messageId);
  for (const undo of undos?.toReversed() ?? []) undo();
  return undos !== undefined;
}

/** The latest answer with an undo. */
export function lastUndoable(): number | undefined {
  return [...book.keys()].at(-1);
}
