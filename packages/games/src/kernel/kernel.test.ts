import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countingGame } from "#testing/counting-game.ts";
import { cosine, sine } from "./angle.ts";
import { approach, divide, integerSqrt, multiply, one, toFixed, toPixels } from "./fixed.ts";
import { hashState } from "./hash-state.ts";
import { isHeld, isPressed, readPointer, withPointer } from "./input.ts";
import { decodeLog, InputLog } from "./input-log.ts";
import { randomBelow, randomBetween, shuffle } from "./random.ts";
import { rehearse } from "./rehearse.ts";
import { replay } from "./replay.ts";

describe("fixed-point arithmetic", () => {
  test("multiplies and divides toward zero", () => {
    expect(multiply(toFixed(1.5), toFixed(-2))).toBe(toFixed(-3));
    expect(multiply(-1, 1)).toBe(-0);
    expect(divide(toFixed(3), toFixed(2))).toBe(toFixed(1.5));
    expect(toPixels(-1)).toBe(-1);
  });

  test("takes the integer square root", () => {
    fc.assert(
      fc.property(fc.nat(0xff_ff_ff), fc.nat(0xff), (high, low) => {
        const value = high * 256 + low;
        const root = integerSqrt(value);
        expect(root * root <= value && (root + 1) * (root + 1) > value).toBe(true);
      }),
    );
  });

  test("approaches a goal without passing it", () => {
    expect(approach(10, 0, 3)).toBe(7);
    expect(approach(-1, 5, 100)).toBe(5);
  });

  test("has a sine within 1/256 of Math.sin", () => {
    for (let angle = -300; angle < 600; angle += 1) {
      const exact = Math.sin((angle / 256) * 2 * Math.PI) * one;
      expect(Math.abs(sine(angle) - exact)).toBeLessThan(1);
      expect(cosine(angle)).toBe(sine(angle + 64));
    }
  });
});

describe("random numbers", () => {
  test("stay in their range, and continue equally from a copy of the state", () => {
    fc.assert(
      fc.property(fc.nat(0xff_ff_ff), fc.integer({ min: 1, max: 1000 }), (seed, count) => {
        const state = { random: seed };
        const value = randomBelow(state, count);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(count);
        const copy = { ...state };
        expect(randomBetween(copy, -5, 5)).toBe(randomBetween(state, -5, 5));
      }),
    );
  });

  test("shuffle without losing an item", () => {
    const shuffled = shuffle({ random: 7 }, [1, 2, 3, 4, 5, 6]);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(shuffled).not.toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("hashes of states", () => {
  test("differ for states that differ in one number, sign or nesting", () => {
    const states = [{ a: 1 }, { a: -1 }, { a: 2 }, { b: 1 }, [1], [[1]], { a: [1] }, "1", null];
    expect(new Set(states.map(hashState)).size).toBe(states.length);
  });

  test("refuse fractions, which engines may round differently", () => {
    expect(() => hashState({ x: 0.5 })).toThrow(TypeError);
  });
});

describe("inputs", () => {
  test("hold buttons and a pointer in one number", () => {
    const input = withPointer(16 | 2, 200, 7);
    expect(isHeld(input, "a") && isHeld(input, "right") && !isHeld(input, "b")).toBe(true);
    expect(readPointer(input)).toEqual({ x: 200, y: 7 });
    expect(readPointer(16)).toBeNull();
    expect(isPressed(16, 0, "a")).toBe(true);
    expect(isPressed(16, 16, "a")).toBe(false);
  });

  const ticks = fc.array(fc.tuple(fc.nat(255), fc.nat((1 << 25) - 1)), { maxLength: 60 });

  test("are read from a log as they were recorded", () => {
    fc.assert(
      fc.property(ticks, (recorded) => {
        const log = new InputLog(2);
        for (const inputs of recorded) log.add(inputs);
        const read = [...decodeLog(log.encode(), { players: 2, maxTicks: 60 })];
        expect(read).toEqual(recorded);
      }),
    );
  });

  test.each(["x", "1:", "0:1", "1:1,1", "1:zzzzz", "1:1;", "zzzzzz:0", "1:-1"])(
    "of the text %s can't be read",
    (text) => {
      expect(() => [...decodeLog(text, { players: 1, maxTicks: 100 })]).toThrow(RangeError);
    },
  );
});

describe("a replay", () => {
  function record(ticks: number): string {
    const log = new InputLog(1);
    for (let tick = 0; tick < ticks; tick += 1) log.add([tick % 4 === 0 ? 16 : 0]);
    return log.encode();
  }
  const options = countingGame.readOptions({ players: 1 });

  test("gives the same result and hashes each time", () => {
    const run = { seed: 5, options, log: record(120) };
    const first = replay(countingGame, run);
    expect(first.result.score).toBeGreaterThanOrEqual(30);
    expect(replay(countingGame, run)).toEqual(first);
    expect(replay(countingGame, { ...run, seed: 6 })).not.toEqual(first);
  });

  test("refuses a log that ends before the run or continues past it", () => {
    for (const ticks of [119, 121])
      expect(() => replay(countingGame, { seed: 5, options, log: record(ticks) })).toThrow(
        RangeError,
      );
  });

  test("isn't changed by a rehearsal", () => {
    const run = { seed: 5, options, log: record(120) };
    const before = replay(countingGame, run);
    for (const ticks of [50, 120, 300]) rehearse(countingGame, { ...run, log: record(ticks) });
    expect(replay(countingGame, run)).toEqual(before);
  });
});
