import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { fetchResponse } from "#platform/api.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { watchSessionEnd } from "./watch-session-end.ts";

const somebody = {
  level: "account",
  household: { id: "0198a5c0-0000-7000-8000-000000000001", name: "The Golds" },
  profile: null,
  email: null,
  confirmedUntil: null,
  isOperator: false,
  isDemo: false,
  highestRating: "R",
} as const;
const anonymousSession = { ...somebody, level: "device", household: null } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Stubs a server that still knows this browser's session, or no longer does. */
function openServer({ isKnown }: { isKnown: boolean }) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    if (url === "/api/session") return Response.json(isKnown ? somebody : anonymousSession);
    return Response.json({ error: "NOT_SIGNED_IN", message: "Sign in first." }, { status: 401 });
  });
  const cache = createQueryCache();
  cache.setQueryData(sessionQuery.queryKey, somebody);
  // Every page observes the session.
  new QueryObserver(cache, sessionQuery).subscribe(() => undefined);
  const polled = {
    queryKey: ["polled"],
    queryFn: () => fetchResponse("/api/approval-requests"),
    refetchInterval: 50,
    refetchOnMount: true,
  };
  return { asked, cache, polled };
}

test("a browser signed out from elsewhere is notified once and becomes anonymous", async () => {
  const { asked, cache, polled } = openServer({ isKnown: false });
  const ends = vi.fn<() => void>();
  const stop = watchSessionEnd(cache, ends);
  const poll = new QueryObserver(cache, polled).subscribe(() => undefined);
  await vi.waitFor(() => expect(ends).toHaveBeenCalled());
  await vi.waitFor(() => expect(cache.isFetching()).toBe(0));
  const times = (url: string) => asked.filter((one) => one === url).length;
  const [polls, questions] = [times("/api/approval-requests"), times("/api/session")];
  await vi.waitFor(() => expect(times("/api/approval-requests")).toBeGreaterThan(polls + 2));
  expect(cache.getQueryData(sessionQuery.queryKey)).toEqual(anonymousSession);
  expect(ends).toHaveBeenCalledTimes(1);
  expect(times("/api/session")).toBe(questions);
  poll();
  stop();
});

test("a 401 for a wrong password does not end the session", async () => {
  const { asked, cache } = openServer({ isKnown: true });
  const ends = vi.fn<() => void>();
  const stop = watchSessionEnd(cache, ends);
  const confirmation = cache.getMutationCache().build(cache, {
    mutationFn: () => fetchResponse("/api/account/confirm"),
  });
  await confirmation.execute(undefined).catch(() => undefined);
  await vi.waitFor(() => expect(asked).toContain("/api/session"));
  await vi.waitFor(() => expect(cache.isFetching()).toBe(0));
  expect(ends).not.toHaveBeenCalled();
  stop();
});

test("an anonymous visitor causes no check", async () => {
  const { asked, cache, polled } = openServer({ isKnown: false });
  cache.setQueryData(sessionQuery.queryKey, anonymousSession);
  const stop = watchSessionEnd(cache, () => undefined);
  await cache.fetchQuery(polled).catch(() => undefined);
  expect(asked).toEqual(["/api/approval-requests"]);
  stop();
});
