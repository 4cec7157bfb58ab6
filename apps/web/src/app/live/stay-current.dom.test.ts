import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { sessionQuery } from "#features/account/queries.ts";
import { notificationsQuery } from "#features/notifications/queries.ts";
import { profilesQuery } from "#features/family/queries.ts";
import { LiveLine } from "#platform/live/live-line.ts";
import { StandInWire } from "#testing/stand-in-wire.ts";
import { stayCurrent } from "./stay-current.ts";

function openPage() {
  const wire = new StandInWire();
  const cache = new QueryClient();
  cache.setQueryData(notificationsQuery.queryKey, []);
  cache.setQueryData(profilesQuery.queryKey, []);
  const stop = stayCurrent(cache, new LiveLine(wire));
  wire.sayHello();
  const isStale = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated;
  const stale = () => [notificationsQuery, profilesQuery].map(({ queryKey }) => isStale(queryKey));
  return { wire, cache, stop, stale };
}

test("what was changed elsewhere is asked for anew, and nothing else", () => {
  const { wire, stop, stale } = openPage();
  expect(stale()).toEqual([false, false]);
  wire.tell("live.changed", { topics: ["notifications"] });
  expect(stale()).toEqual([true, false]);
  stop();
  expect(wire.connected).toBe(false);
});

test("after an absence that was too long to be made up for, all of it is asked for anew", () => {
  const { wire, stale } = openPage();
  wire.sayHello(true);
  expect(stale()).toEqual([false, false]);
  wire.sayHello(false);
  expect(stale()).toEqual([true, true]);
});

test.each([
  ["somebody else is here", { household: { id: "1" } }, true],
  ["nobody is here any more", { household: null }, false],
])(
  "hung up on because %s, it asks who is here before it calls again",
  async (_, session, calls) => {
    const { wire, cache } = openPage();
    const ask = vi.spyOn(cache, "fetchQuery").mockResolvedValue(session);
    wire.tell("live.ended", { reason: "identity" });
    expect(wire.connected).toBe(false);
    await vi.waitFor(() => expect(wire.connected).toBe(calls));
    expect(ask.mock.calls[0]?.[0].queryKey).toEqual(sessionQuery.queryKey);
  },
);
