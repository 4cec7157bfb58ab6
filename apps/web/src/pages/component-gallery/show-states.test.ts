import { expect, test } from "vitest";
import { addStates } from "./show-states.ts";

test("extends a state's rule to its attribute", () => {
  expect(addStates(".button:hover:not(:disabled)")).toBe(
    '.button:hover:not(:disabled), .button[data-show="hover"]:not(:disabled)',
  );
  expect(addStates(":focus-visible")).toBe(':focus-visible, [data-show="focus"]');
});

test("leaves other and already extended rules alone", () => {
  const extended = addStates(".a:active");
  expect([addStates(".button"), addStates(extended)]).toEqual([".button", extended]);
});
