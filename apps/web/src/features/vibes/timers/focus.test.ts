import fc from "fast-check";
import { expect, test } from "vitest";
import { focusAt, focusPlans } from "./focus.ts";

const [, plan] = focusPlans;

test("25 minutes of work are followed by 5 of rest, four times", () => {
  expect(focusAt(plan, 0)).toEqual({ phase: "work", round: 1, secondsLeft: 1500 });
  expect(focusAt(plan, 25 * 60)).toEqual({ phase: "break", round: 1, secondsLeft: 300 });
  expect(focusAt(plan, 30 * 60)).toEqual({ phase: "work", round: 2, secondsLeft: 1500 });
  expect(focusAt(plan, 115 * 60 - 1)).toEqual({ phase: "work", round: 4, secondsLeft: 1 });
  expect(focusAt(plan, 115 * 60)).toEqual({ phase: "done" });
});

test("time left falls second by second within a phase", () => {
  const step = fc.property(
    fc.constantFrom(...focusPlans),
    fc.integer({ min: 0, max: 3 * 3600 }),
    (each, second) => {
      const now = focusAt(each, second);
      const next = focusAt(each, second + 1);
      if (now.phase === "done") return next.phase === "done";
      if (next.phase !== now.phase || next.round !== now.round) return now.secondsLeft === 1;
      return next.secondsLeft === now.secondsLeft - 1;
    },
  );
  expect(() => fc.assert(step)).not.toThrow();
});
