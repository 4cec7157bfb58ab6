import fc from "fast-check";
import { expect, test } from "vitest";
import { type Box, type Direction, isBeyondReading, pickFirst, rankAhead } from "./spatial.ts";

function box(left: number, top: number, width = 100, height = 150): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function step(from: Box | undefined, boxes: readonly Box[], direction: Direction): Box | undefined {
  return from && boxes[rankAhead(from, boxes, direction)[0] ?? -1];
}

/** Two rows of three posters, a wide button above, and a card far down on the right. */
const button = box(0, 0, 200, 40);
const upper = [box(0, 100), box(120, 100), box(240, 100)];
const lower = [box(0, 300), box(120, 300), box(240, 300)];
const all = [button, ...upper, ...lower, box(900, 700)];

test("down goes to the poster straight below", () => {
  expect(step(upper[1], all, "down")).toBe(lower[1]);
});

test("up goes back to the button that the poster stands under", () => {
  expect(step(upper[0], all, "up")).toBe(button);
});

test("right goes to the neighbor and never to another row", () => {
  expect(step(upper[0], all, "right")).toBe(upper[1]);
  expect(step(lower[2], lower, "right")).toBeUndefined();
});

test("left from the first poster leads nowhere", () => {
  expect(step(upper[0], all, "left")).toBeUndefined();
});

test("a box that overlaps sideways is not below, wherever its center is", () => {
  const tall = box(120, 100, 100, 400);
  expect(step(box(0, 100), [tall], "down")).toBeUndefined();
});

test("a single box is reached even far out of line", () => {
  expect(step(lower[0], all, "down")).toBe(all.at(-1));
});

test("a row is walked to its end, past nearer boxes above or below it", () => {
  const home = box(0, 0, 100, 40);
  const far = box(600, 0, 100, 40);
  expect(step(home, [far, box(110, 60, 20, 20)], "right")).toBe(far);
});

test("the first press takes the first box on the screen in any direction", () => {
  expect(all[pickFirst(all, 1080, "down")]).toBe(button);
  const scrolled = all.map((one) => ({ ...one, top: one.top - 250, bottom: one.bottom - 250 }));
  expect(pickFirst(scrolled, 1080, "right")).toBe(all.indexOf(lower[0] ?? button));
});

test("a text-only screen leads to the first box within the next screen, and no further", () => {
  expect(pickFirst([box(0, 1400)], 1080, "down")).toBe(0);
  expect(pickFirst([box(0, 1400)], 1080, "up")).toBe(-1);
  expect(pickFirst([box(0, 2400)], 1080, "down")).toBe(-1);
});

test("a box within the next screen is focused at once, a farther one after scrolling", () => {
  expect(isBeyondReading(box(0, 1400), 1080)).toBe(false);
  expect(isBeyondReading(box(0, 2400), 1080)).toBe(true);
  expect(isBeyondReading(box(0, -1400), 1080)).toBe(true);
});

const opposite = { up: "down", down: "up", left: "right", right: "left" } as const;

/** A typical page: rows of boxes. */
const page = fc
  .array(
    fc.record({
      above: fc.integer({ min: 1, max: 300 }),
      height: fc.integer({ min: 20, max: 500 }),
      parts: fc.array(
        fc.record({
          before: fc.integer({ min: 1, max: 400 }),
          width: fc.integer({ min: 20, max: 600 }),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((rows) => {
    let top = 0;
    return rows.map(({ above, height, parts }) => {
      top += above;
      let left = 0;
      const row = parts.map(({ before, width }) => {
        left += before;
        const part = box(left, top, width, height);
        left += width;
        return part;
      });
      top += height;
      return row;
    });
  });

test("right then left returns, all along every row, and so does left then right", () => {
  fc.assert(
    fc.property(page, fc.constantFrom("left", "right"), (rows, direction) => {
      const boxes = rows.flat();
      for (const row of rows)
        for (const from of direction === "right" ? row.slice(0, -1) : row.slice(1))
          expect(step(step(from, boxes, direction), boxes, opposite[direction])).toBe(from);
    }),
  );
});

test("every box is reachable from every other", () => {
  fc.assert(
    fc.property(page, (rows) => {
      const boxes = rows.flat();
      for (const start of boxes) {
        const reached = new Set([start]);
        for (const from of reached)
          for (const direction of ["up", "down", "left", "right"] as const) {
            const next = step(from, boxes, direction);
            if (next) reached.add(next);
          }
        expect(reached.size).toBe(boxes.length);
      }
    }),
  );
});
