import { expect, test } from "vitest";
import { type PadAct, type PadReading, readPad, restingPad } from "./pad-state.ts";

function pad(buttons: number[], axes: number[] = [0, 0]): PadReading {
  return { buttons: Array.from({ length: 17 }, (_, index) => buttons.includes(index)), axes };
}

/** The actions at each [instant, reading]. */
function play(...readings: [number, PadReading][]): PadAct[][] {
  let state = restingPad;
  return readings.map(([now, reading]) => {
    const next = readPad(state, reading, now);
    state = next.state;
    return next.acts;
  });
}

test("A presses and B goes back, once no matter how long they are held", () => {
  expect(play([0, pad([0])], [2000, pad([0])], [2100, pad([0, 1])], [2200, pad([])])).toEqual([
    ["press"],
    [],
    ["back"],
    [],
  ]);
});

test("X calls Leo, once no matter how long it is held", () => {
  expect(play([0, pad([2])], [2000, pad([2])])).toEqual([["leo"], []]);
});

test("the D-pad moves at once and repeats while it is held", () => {
  const held = pad([15]);
  expect(play([0, held], [400, held], [430, held], [500, held], [570, held])).toEqual([
    ["right"],
    [],
    ["right"],
    [],
    ["right"],
  ]);
});

test("the stick moves like the D-pad, in its main direction", () => {
  expect(play([0, pad([], [0.4, 0.9])], [10, pad([], [0, 0])], [20, pad([], [-0.8, 0.2])])).toEqual(
    [["down"], [], ["left"]],
  );
});

test("a stick that jitters around its threshold moves one step", () => {
  const readings = [0.6, 0.5, 0.58, 0.45, 0.6, 0.2, 0.5];
  const acts = play(...readings.map((x, at): [number, PadReading] => [at * 16, pad([], [x, 0])]));
  expect(acts.flat()).toEqual(["right"]);
});

test("another direction moves at once", () => {
  expect(play([0, pad([12])], [100, pad([14])])).toEqual([["up"], ["left"]]);
});

test("a pad with few buttons works", () => {
  expect(readPad(restingPad, { buttons: [], axes: [] }, 0).acts).toEqual([]);
});
