import { expect, test } from "vitest";
import { type Box, pickAhead, pickFirst } from "./spatial.ts";

function box(left: number, top: number, width = 100, height = 150): Box {
  return { left, top, right: left + width, bottom: top + height };
}

/** Two shelves of three posters, a wide button above, and a card far down on the right. */
const button = box(0, 0, 200, 40);
const shelf = [box(0, 100), box(120, 100), box(240, 100)];
const lower = [box(0, 300), box(120, 300), box(240, 300)];
const all = [button, ...shelf, ...lower, box(900, 700)];

test("down goes to the poster straight below", () => {
  expect(all[pickAhead(shelf[1] ?? button, all, "down")]).toBe(lower[1]);
});

test("up goes back to the button that the poster stands under", () => {
  expect(all[pickAhead(shelf[0] ?? button, all, "up")]).toBe(button);
});

test("right goes to the neighbour and never down a shelf", () => {
  expect(all[pickAhead(shelf[0] ?? button, all, "right")]).toBe(shelf[1]);
  expect(pickAhead(lower[2] ?? button, lower, "right")).toBe(-1);
});

test("left from the first poster leads nowhere", () => {
  expect(pickAhead(shelf[0] ?? button, all, "left")).toBe(-1);
});

test("what overlaps sideways is not below, however its middle lies", () => {
  const tall = box(120, 100, 100, 400);
  expect(pickAhead(box(0, 100), [tall], "down")).toBe(-1);
});

test("the only thing that way is reached even far out of line", () => {
  expect(all[pickAhead(lower[0] ?? button, all, "down")]).toBe(all.at(-1));
});

test("the first press takes the first thing on the screen, whichever way it points", () => {
  expect(all[pickFirst(all, 1080, "down")]).toBe(button);
  const scrolled = all.map((one) => ({ ...one, top: one.top - 250, bottom: one.bottom - 250 }));
  expect(pickFirst(scrolled, 1080, "right")).toBe(all.indexOf(lower[0] ?? button));
});

test("a screen of words alone goes on to what may be pressed within the next, and no further", () => {
  expect(pickFirst([box(0, 1400)], 1080, "down")).toBe(0);
  expect(pickFirst([box(0, 1400)], 1080, "up")).toBe(-1);
  expect(pickFirst([box(0, 2400)], 1080, "down")).toBe(-1);
});
