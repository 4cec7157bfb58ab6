import { expect, test } from "vitest";
import {
  type CarouselEvent,
  nextCarousel,
  openCarousel,
  shortestWay,
  waitBeforeTurn,
  wrapIndex,
} from "./state.ts";

function run(...events: CarouselEvent[]) {
  return events.reduce(nextCarousel, openCarousel(true));
}

test("150 links and 15 films turn together, and each begins again at its own end", () => {
  const { turn } = run(...Array.from({ length: 151 }, () => ({ type: "elapsed" }) as const));
  expect([wrapIndex(turn, 150), wrapIndex(turn, 15)]).toEqual([1, 1]);
});

test("a step back from the first shows the last of both lists", () => {
  const { turn } = run({ type: "stepped", by: -1, restsUntil: 10_000 });
  expect([wrapIndex(turn, 150), wrapIndex(turn, 15)]).toEqual([149, 14]);
});

test("after a step by hand it rests 10 s, and then shows what stands there for its 3 s", () => {
  const state = run({ type: "stepped", by: 1, restsUntil: 11_000 });
  expect(waitBeforeTurn(state, 3000, 1000)).toBe(13_000);
  expect(waitBeforeTurn(state, 3000, 9000)).toBe(5000);
  expect(waitBeforeTurn(state, 3000, 20_000)).toBe(3000);
});

test("it waits for as long as anything holds it", () => {
  const held = run({ type: "held", hold: "pointer" }, { type: "held", hold: "unseen" });
  expect(waitBeforeTurn(held, 3000, 0)).toBeNull();
  const half = nextCarousel(held, { type: "released", hold: "pointer" });
  expect(waitBeforeTurn(half, 3000, 0)).toBeNull();
  const free = nextCarousel(half, { type: "released", hold: "unseen" });
  expect(waitBeforeTurn(free, 3000, 0)).toBe(3000);
});

test("what holds it twice is let go once", () => {
  const state = run(
    { type: "held", hold: "focus" },
    { type: "held", hold: "focus" },
    { type: "released", hold: "focus" },
  );
  expect(state.holds).toEqual([]);
});

test("stopped, it stays; started again, it turns without the rest of an old step", () => {
  const stopped = run({ type: "stepped", by: 1, restsUntil: 10_000 }, { type: "toggled" });
  expect(waitBeforeTurn(stopped, 3000, 0)).toBeNull();
  expect(waitBeforeTurn(nextCarousel(stopped, { type: "toggled" }), 3000, 0)).toBe(3000);
});

test("with less motion it starts at rest", () => {
  expect(waitBeforeTurn(openCarousel(false), 3000, 0)).toBeNull();
});

test("an empty list has a first place all the same", () => {
  expect(wrapIndex(7, 0)).toBe(0);
});

test("the way to a place goes around the end where that is nearer", () => {
  expect([shortestWay(0, 4, 5), shortestWay(4, 0, 5), shortestWay(1, 3, 5)]).toEqual([-1, 1, 2]);
});
