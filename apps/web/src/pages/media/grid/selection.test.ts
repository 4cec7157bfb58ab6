import { expect, test } from "vitest";
import { nextSelection, nothingChosen, type SelectionEvent } from "./selection.ts";

const shown = ["a", "b", "c", "d", "e"];
const choose = (...events: SelectionEvent[]) => events.reduce(nextSelection, nothingChosen);

test("keeps titles in the order of selection", () => {
  const toggled = (id: string): SelectionEvent => ({ type: "toggled", id });
  expect(choose(toggled("c"), toggled("a"), toggled("e"), toggled("a")).chosen).toEqual(["c", "e"]);
});

test("Shift selects the range from the last selected item", () => {
  const to = (id: string): SelectionEvent => ({ type: "ranged", id, shown });
  expect(choose({ type: "toggled", id: "b" }, to("d")).chosen).toEqual(["b", "c", "d"]);
  expect(choose({ type: "toggled", id: "d" }, to("b")).chosen).toEqual(["d", "c", "b"]);
  expect(choose(to("c")).chosen).toEqual(["c"]);
});

test("selecting all keeps earlier selections first", () => {
  const chosen = choose({ type: "toggled", id: "d" }, { type: "allSelected", shown }).chosen;
  expect(chosen).toEqual(["d", "a", "b", "c", "e"]);
});

test("deselects removed items, and clears on close", () => {
  const some = choose({ type: "allSelected", shown }, { type: "deselected", ids: ["a", "e"] });
  expect(some.chosen).toEqual(["b", "c", "d"]);
  expect(nextSelection(some, { type: "closed" })).toEqual(nothingChosen);
});
