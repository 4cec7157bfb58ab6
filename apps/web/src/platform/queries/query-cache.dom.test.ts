import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryCache, familyCacheTimes, previewCacheTimes } from "./query-cache.ts";

const hour = 3_600_000;
const url = "/api/household";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function respondWith(status: number, body: string) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(body, { status, statusText: "Status text" })),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("responses are fresh for 24 hours, cached for 48, and never refetched automatically", () => {
  const { queries, mutations } = createQueryCache().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: 24 * hour,
    gcTime: 48 * hour,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});

test("previews are fresh for 30 minutes and cached for 60", () => {
  expect(previewCacheTimes).toEqual({ staleTime: hour / 2, gcTime: hour });
});

test("family profiles are fresh for two hours and cached for four", () => {
  expect(familyCacheTimes).toEqual({ staleTime: 2 * hour, gcTime: 4 * hour });
});

test("doesn't retry a failed query", async () => {
  let calls = 0;
  const failing = createQueryCache().fetchQuery({
    queryKey: ["failing"],
    queryFn: () => {
      calls += 1;
      return Promise.reject(new Error("no"));
    },
  });
  await expect(failing).rejects.toThrow("no");
  expect(calls).toBe(1);
});

test("a query without a function fetches the URL in its key, with cookies, as JSON", async () => {
  const fetch = respondWith(200, '{"name":"The Gold Family"}');
  const response = await createQueryCache().fetchQuery({ queryKey: [url, "name"] });
  expect(response).toEqual({ name: "The Gold Family" });
  expect(fetch).toHaveBeenCalledWith(url, expect.objectContaining({ credentials: "include" }));
});

test("rejects a query with neither a function nor a URL", async () => {
  await expect(createQueryCache().fetchQuery({ queryKey: ["household"] })).rejects.toThrow(
    "keyed by a URL",
  );
});

test.each([
  [500, "Broken", "500: Broken"],
  [404, "", "404: Status text"],
  [401, "Who are you?", "401: Who are you?"],
])("a %d response throws its message", async (status, body, message) => {
  respondWith(status, body);
  const fetching = createQueryCache().fetchQuery({ queryKey: [url] });
  await expect(fetching).rejects.toThrow(message);
});

test("returns null for a 401 if the query allows it, and throws for others", async () => {
  const query = { queryKey: [url], meta: { nullOn401: true } };
  respondWith(401, "Who are you?");
  expect(await createQueryCache().fetchQuery(query)).toBeNull();
  respondWith(403, "Not you.");
  await expect(createQueryCache().fetchQuery(query)).rejects.toThrow("403: Not you.");
});

test("reuses a response for a day, then refetches it", async () => {
  vi.useFakeTimers();
  const cache = createQueryCache();
  let calls = 0;
  const query = { queryKey: ["counted"], queryFn: async () => (calls += 1) };
  await cache.fetchQuery(query);
  vi.advanceTimersByTime(24 * hour - 1);
  expect(await cache.fetchQuery(query)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await cache.fetchQuery(query)).toBe(2);
});

test("garbage-collects unused data after two days", async () => {
  vi.useFakeTimers();
  const cache = createQueryCache();
  cache.mount();
  await cache.fetchQuery({ queryKey: ["unused"], queryFn: async () => "data" });
  vi.advanceTimersByTime(48 * hour - 1);
  expect(cache.getQueryData(["unused"])).toBe("data");
  vi.advanceTimersByTime(1);
  expect(cache.getQueryData(["unused"])).toBeUndefined();
});

test("doesn't refetch stale data on mount, focus or reconnect", async () => {
  vi.useFakeTimers();
  const cache = createQueryCache();
  cache.mount();
  let calls = 0;
  const query = { queryKey: ["observed"], queryFn: async () => (calls += 1) };
  await cache.fetchQuery(query);
  vi.advanceTimersByTime(25 * hour);
  const stop = new QueryObserver(cache, query).subscribe(() => undefined);
  dispatchEvent(new Event("offline"));
  dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  cache.unmount();
  expect(calls).toBe(1);
});
