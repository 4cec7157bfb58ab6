import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDebouncedSearchParam } from "./use-debounced-search-param.ts";

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/browse");
});
afterEach(() => vi.useRealTimers());

function type(query: string) {
  const { result } = renderHook(() => useDebouncedSearchParam("q"));
  act(() => result.current.setTyped(query));
  return result;
}

test("updates the URL when typing pauses", () => {
  const result = type("sock rocket");
  expect(result.current).toMatchObject({ typed: "sock rocket", query: "" });
  act(() => void vi.runAllTimers());
  expect(location.search).toBe("?q=sock+rocket");
  expect(result.current.query).toBe("sock rocket");
});

test("doesn't write to the URL of the next page", () => {
  type("sock rocket");
  act(() => history.pushState(null, "", "/watch/the-sock-rocket"));
  act(() => void vi.runAllTimers());
  expect(location.pathname + location.search).toBe("/watch/the-sock-rocket");
});
