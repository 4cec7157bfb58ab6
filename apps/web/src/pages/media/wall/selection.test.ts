import { expect, test } from "vitest";
import { nextSelection, nothingChosen, type SelectionEvent } from "./selection.ts";

const shown = ["a", "b", "c", "d", "e"];
const choose = (...events: SelectionEvent[]) => events.reduce(nextSelection, nothingChosen);

test("titles stand in the order in which they were chosen", () => {
  const toggled = (id: string): SelectionEvent => ({ type: "toggled", id });
  expect(choose(toggled("c"), toggled("a"), toggled("e"), toggled("a")).chosen).toEqual(["c", "e"]);
});

test("with Shift everything between is taken, from the last one chosen on", () => {
  const to = (id: string): SelectionEvent => ({ type: "ranged", id, shown });
  expect(choose({ type: "toggled", id: "b" }, to("d")).chosen).toEqual(["b", "c", "d"]);
  expect(choose({ type: "toggled", id: "d" }, to("b")).chosen).toEqual(["d", "c", "b"]);
  expect(choose(to("c")).chosen).toEqual(["c"]);
});

test("taking all keeps what was chosen in front", () => {
  const chosen = choose({ type: "toggled", id: "d" }, { type: "tookAll", shown }).chosen;
  expect(chosen).toEqual(["d", "a", "b", "c", "e"]);
});

test("what is gone is let go, and closing lets go of everything", () => {
  const some = choose({ type: "tookAll", shown }, { type: "letGo", ids: ["a", "e"] });
  expect(some.chosen).toEqual(["b", "c", "d"]);
  expect(nextSelection(some, { type: "closed" })).toEqual(nothingChosen);
});
