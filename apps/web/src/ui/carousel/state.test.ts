import { expect, test } from "vitest";
import {
  type CarouselEvent,
  nextCarousel,
  openCarousel,
  shortestTurn,
  waitBeforeTurn,
  wrapIndex,
} from "./state.ts";

function run(...events: CarouselEvent[]) {
  return events.reduce(nextCarousel, openCarousel(true));
}

test("lists of 150 and 15 items stay in step and wrap separately", () => {
  const { turn } = run(...Array.from({ length: 151 }, () => ({ type: "elapsed" }) as const));
  expect([wrapIndex(turn, 150), wrapIndex(turn, 15)]).toEqual([1, 1]);
});

test("a step back from the first shows the last of each list", () => {
  const { turn } = run({ type: "stepped", by: -1, restsUntil: 10_000 });
  expect([wrapIndex(turn, 150), wrapIndex(turn, 15)]).toEqual([149, 14]);
});

test("after a manual step it pauses 10 s, then shows the slide for its 3 s", () => {
  const state = run({ type: "stepped", by: 1, restsUntil: 11_000 });
  expect(waitBeforeTurn(state, 3000, 1000)).toBe(13_000);
  expect(waitBeforeTurn(state, 3000, 9000)).toBe(5000);
  expect(waitBeforeTurn(state, 3000, 20_000)).toBe(3000);
});

test("waits until every hold is released", () => {
  const held = run({ type: "held", hold: "pointer" }, { type: "held", hold: "unseen" });
  expect(waitBeforeTurn(held, 3000, 0)).toBeNull();
  const half = nextCarousel(held, { type: "released", hold: "pointer" });
  expect(waitBeforeTurn(half, 3000, 0)).toBeNull();
  const free = nextCarousel(half, { type: "released", hold: "unseen" });
  expect(waitBeforeTurn(free, 3000, 0)).toBe(3000);
});

test("repeated holds are released once", () => {
  const state = run(
    { type: "held", hold: "focus" },
    { type: "held", hold: "focus" },
    { type: "released", hold: "focus" },
  );
  expect(state.holds).toEqual([]);
});

test("a restart ignores the pause of an earlier step", () => {
  const stopped = run({ type: "stepped", by: 1, restsUntil: 10_000 }, { type: "toggled" });
  expect(waitBeforeTurn(stopped, 3000, 0)).toBeNull();
  expect(waitBeforeTurn(nextCarousel(stopped, { type: "toggled" }), 3000, 0)).toBe(3000);
});

test("starts paused with reduced motion", () => {
  expect(waitBeforeTurn(openCarousel(false), 3000, 0)).toBeNull();
});

test("an empty list has index 0", () => {
  expect(wrapIndex(7, 0)).toBe(0);
});

test("takes the shorter way around the end", () => {
  expect([shortestTurn(0, 4, 5), shortestTurn(4, 0, 5), shortestTurn(1, 3, 5)]).toEqual([-1, 1, 2]);
});
