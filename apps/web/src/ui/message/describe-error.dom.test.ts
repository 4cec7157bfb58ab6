import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "#platform/api.ts";
import { describeError } from "./describe-error.ts";

afterEach(() => void vi.restoreAllMocks());

test("shows the API's message without status and JSON", () => {
  const body = JSON.stringify({ error: "NOT_ALLOWED", message: "This is for parents." });
  expect(describeError(new ApiError(403, body))).toBe("This is for parents.");
  expect(describeError(new ApiError(502, "<html>Bad Gateway</html>"))).toBe(
    "Something went wrong. Try again.",
  );
});

test("replaces the browser's network errors", () => {
  const error = new TypeError("Failed to fetch");
  expect(describeError(error)).toMatch(/Check your connection/);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(describeError(error)).toBe("You’re offline.");
});
