import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildGalaxy } from "#features/spaceship/galaxy/galaxy.ts";
import { flightLogQuery } from "#features/spaceship/queries.ts";
import { makeTitle } from "#features/spaceship/testing/make-title.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { visitorSession } from "#testing/visitor-session.ts";
import { toasts } from "#ui/toast/toasts.ts";
import { useLandings } from "./use-landings.ts";

// Test files share a window.
beforeEach(() => toasts.set([]));
afterEach(() => vi.unstubAllGlobals());

const galaxy = buildGalaxy({
  titles: ["buns", "pie", "whale", "soup"].map((id) => makeTitle(id)),
  fits: new Map(),
  watching: new Map(),
  watched: new Set(),
});

function openDeck(profile: object | null) {
  const landedOn: string[] = [];
  const server = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(
    async (url, init) => {
      const id = /landings\/(.+)$/.exec(url)?.[1];
      if (init?.method === "PUT" && id) landedOn.push(id);
      return Response.json({ landedOn, watched: [] });
    },
  );
  vi.stubGlobal("fetch", server);
  const cache = createQueryCache();
  cache.setQueryData([...sessionQuery.queryKey], { ...visitorSession, profile });
  if (profile) cache.setQueryData([...flightLogQuery.queryKey], { landedOn: [], watched: [] });
  const { result } = renderHook(() => useLandings(galaxy), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
  const land = async (id: string) => {
    const planet = galaxy.planets.find((one) => one.id === id);
    if (planet) act(() => result.current(planet));
    await waitFor(() => expect(cache.isMutating()).toBe(0));
  };
  return { land, landedOn };
}

test("the third planet of a system completes its star chart, once", async () => {
  const { land, landedOn } = openDeck({ id: "pip" });
  const told = () => toasts.get().map(({ title }) => title);
  for (const id of ["buns", "buns", "pie"]) await land(id);
  expect(landedOn).toEqual(["buns", "pie"]);
  expect(told()).toEqual([]);
  await land("whale");
  expect(told()).toEqual(["Star chart collected"]);
  toasts.set([]);
  await land("soup");
  expect(told()).toEqual([]);
  expect(landedOn).toEqual(["buns", "pie", "whale", "soup"]);
});

test("a visitor’s landings aren’t recorded", async () => {
  const { land, landedOn } = openDeck(null);
  await land("buns");
  expect(landedOn).toEqual([]);
});
