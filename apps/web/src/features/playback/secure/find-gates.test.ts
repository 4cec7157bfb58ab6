import { expect, test } from "vitest";
import { findGates } from "./find-gates.ts";

const statesOf = (code: string | null, isSignedIn = true) =>
  findGates(code, { isSignedIn }).map(({ state }) => state);

test("a success passed every gate", () => {
  expect(statesOf(null)).toEqual(["passed", "passed", "passed", "passed", "passed"]);
});

test.each([
  ["NOT_FOUND", true, 0],
  ["SUBSCRIPTION_REQUIRED", false, 1],
  ["SUBSCRIPTION_REQUIRED", true, 2],
  ["USER_LIMIT_REACHED", true, 2],
  ["SCREEN_TIME_OVER", true, 3],
  ["STREAM_LIMIT_REACHED", true, 4],
])("%s is shown at the gate that refused, and later gates are unknown", (code, isIn, at) => {
  const states = statesOf(code, isIn);
  expect(states.slice(0, at)).toEqual(Array.from({ length: at }, () => "passed"));
  expect(states[at]).toBe("refused");
  expect(states.slice(at + 1).every((state) => state === "unasked")).toBe(true);
});

test("another kind of failure says nothing about the gates", () => {
  expect(new Set(statesOf("INTERNAL"))).toEqual(new Set(["unasked"]));
  expect(new Set(statesOf(""))).toEqual(new Set(["unasked"]));
});
