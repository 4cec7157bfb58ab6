import { expect, test } from "vitest";
import { addStates } from "./show-states.ts";

test("a rule for a state holds for the attribute that shows it", () => {
  expect(addStates(".button:hover:not(:disabled)")).toBe(
    '.button:hover:not(:disabled), .button[data-show="hover"]:not(:disabled)',
  );
  expect(addStates(":focus-visible")).toBe(':focus-visible, [data-show="focus"]');
});

test("other rules, and those that know already, stay as they are", () => {
  const taught = addStates(".a:active");
  expect([addStates(".button"), addStates(taught)]).toEqual([".button", taught]);
});
