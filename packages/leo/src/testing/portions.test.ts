import { expect, test } from "vitest";
import { goldenKnown } from "./golden-known.ts";
import { noModels, openEngine, openEngineInSteps } from "#engine.ts";

test("an engine opened in steps equals one opened at once", () => {
  const opening = openEngineInSteps(goldenKnown, noModels);
  let portions = 0;
  let step = opening.next();
  for (; !step.done; step = opening.next()) portions += 1;
  expect(portions).toBeGreaterThan(goldenKnown.titles.length / 16);
  const whole = openEngine(goldenKnown, noModels);
  for (const say of ["something funny with dragons", "play captain minnow", "a whale"])
    expect(step.value.interpret(say, { history: [] })).toEqual(
      whole.interpret(say, { history: [] }),
    );
});
