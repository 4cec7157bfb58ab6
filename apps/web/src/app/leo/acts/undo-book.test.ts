import { expect, test } from "vitest";
import { lastUndoable, noteUndo, undoActions } from "./undo-book.ts";

test("acts are taken back in the order opposite to that in which they were done, and once", () => {
  const done: string[] = [];
  noteUndo(2, () => done.push("first"));
  noteUndo(2, () => done.push("second"));
  noteUndo(4, () => done.push("later"));
  expect(lastUndoable()).toBe(4);
  expect(undoActions(2)).toBe(true);
  expect(done).toEqual(["second", "first"]);
  expect(undoActions(2)).toBe(false);
  expect(undoActions(4)).toBe(true);
  expect(lastUndoable()).toBeUndefined();
});
