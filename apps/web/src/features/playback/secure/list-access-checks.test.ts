import { expect, test } from "vitest";
import { listAccessChecks } from "./list-access-checks.ts";

const statesOf = (code: string | null) => listAccessChecks(code).map(({ state }) => state);

test("every check of a successful request is passed", () => {
  expect(statesOf(null)).toEqual(["passed", "passed", "passed", "passed", "passed"]);
});

test.each([
  ["NOT_FOUND", 0],
  ["NOT_SIGNED_IN", 1],
  ["SUBSCRIPTION_REQUIRED", 2],
  ["USER_LIMIT_REACHED", 2],
  ["SCREEN_TIME_OVER", 3],
  ["STREAM_LIMIT_REACHED", 4],
])("%s is shown at the check that failed, and later checks were skipped", (code, at) => {
  const states = statesOf(code);
  expect(states.slice(0, at)).toEqual(Array.from({ length: at }, () => "passed"));
  expect(states[at]).toBe("refused");
  expect(states.slice(at + 1).every((state) => state === "skipped")).toBe(true);
});

test("any other failure says nothing about the checks", () => {
  expect(new Set(statesOf("INTERNAL"))).toEqual(new Set(["skipped"]));
  expect(new Set(statesOf(""))).toEqual(new Set(["skipped"]));
});
