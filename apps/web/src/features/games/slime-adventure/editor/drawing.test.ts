import { readLevel } from "@goldmane/games/slime-adventure/level";
import { expect, test } from "vitest";
import { emptyRows, missingSwitch, putTile, resize } from "./drawing.ts";

const count = (rows: readonly string[], mark: string) => rows.join("").split(mark).length - 1;

test("a new level can be played at once", () => {
  expect(readLevel({ name: "New", world: 1, rows: emptyRows() }).rows).toHaveLength(14);
});

test("there is always one start and one goal", () => {
  let rows = putTile(emptyRows(), { column: 9, row: 11 }, "P");
  expect(count(rows, "P")).toBe(1);
  expect(rows[11]?.[9]).toBe("P");
  rows = putTile(rows, { column: 9, row: 11 }, "#");
  expect(rows[11]?.[9]).toBe("P");
  expect(putTile(rows, { column: 999, row: 3 }, "#")).toEqual(rows);
});

test("a level grows and shrinks at its right end, but never loses its goal", () => {
  const rows = resize(emptyRows(), 10);
  expect(rows[0]).toHaveLength(50);
  expect(rows.at(-1)).toBe("#".repeat(50));
  expect(resize(rows, -10)[0]).toHaveLength(40);
  expect(resize(emptyRows(), -10)).toEqual(emptyRows());
});

test("a door needs a switch", () => {
  const rows = putTile(emptyRows(), { column: 9, row: 11 }, "B");
  expect(missingSwitch({ rows })).toBe("B");
  expect(missingSwitch({ rows: putTile(rows, { column: 7, row: 11 }, "b") })).toBeNull();
});
