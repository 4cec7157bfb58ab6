import { expect, test } from "vitest";
import { listAccessChecks } from "./list-access-checks.ts";

const statesOf = (code: string | null, isSignedIn = true) =>
  listAccessChecks(code, { isSignedIn }).map(({ state }) => state);

test("every check of a successful request is passed", () => {
  expect(statesOf(null)).toEqual(["passed", "passed", "passed", "passed", "passed"]);
});

test.each([
  ["NOT_FOUND", true, 0],
  ["SUBSCRIPTION_REQUIRED", false, 1],
  ["SUBSCRIPTION_REQUIRED", true, 2],
  ["USER_LIMIT_REACHED", true, 2],
  ["SCREEN_TIME_OVER", true, 3],
  ["STREAM_LIMIT_REACHED", true, 4],
])("%s is shown at the check that failed, and later checks were skipped", (code, isIn, at) => {
  const states = statesOf(code, isIn);
  expect(states.slice(0, at)).toEqual(Array.from({ length: at }, () => "passed"));
  expect(states[at]).toBe("refused");
  expect(states.slice(at + 1).every((state) => state === "skipped")).toBe(true);
});

test("any other failure says nothing about the checks", () => {
  expect(new Set(statesOf("INTERNAL"))).toEqual(new Set(["skipped"]));
  expect(new Set(statesOf(""))).toEqual(new Set(["skipped"]));
});
