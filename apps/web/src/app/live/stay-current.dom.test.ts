import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { sessionQuery } from "#features/account/queries.ts";
import { notificationsQuery } from "#features/notifications/queries.ts";
import { profilesQuery } from "#features/family/queries.ts";
import { LiveConnection } from "#platform/live/live-connection.ts";
import { FakeSocket } from "#testing/fake-socket.ts";
import { stayCurrent } from "./stay-current.ts";

function openPage() {
  const socket = new FakeSocket();
  const cache = new QueryClient();
  cache.setQueryData(notificationsQuery.queryKey, []);
  cache.setQueryData(profilesQuery.queryKey, []);
  const stop = stayCurrent(cache, new LiveConnection(socket));
  socket.receiveHello();
  const isStale = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated;
  const stale = () => [notificationsQuery, profilesQuery].map(({ queryKey }) => isStale(queryKey));
  return { socket, cache, stop, stale };
}

test("what was changed elsewhere is asked for anew, and nothing else", () => {
  const { socket, stop, stale } = openPage();
  expect(stale()).toEqual([false, false]);
  socket.receive("live.changed", { topics: ["notifications"] });
  expect(stale()).toEqual([true, false]);
  stop();
  expect(socket.connected).toBe(false);
});

test("after an absence that was too long to be made up for, all of it is asked for anew", () => {
  const { socket, stale } = openPage();
  socket.receiveHello(true);
  expect(stale()).toEqual([false, false]);
  socket.receiveHello(false);
  expect(stale()).toEqual([true, true]);
});

test.each([
  ["somebody else is here", { household: { id: "1" } }, true],
  ["nobody is here any more", { household: null }, false],
])(
  "hung up on because %s, it asks who is here before it calls again",
  async (_, session, calls) => {
    const { socket, cache } = openPage();
    const ask = vi.spyOn(cache, "fetchQuery").mockResolvedValue(session);
    socket.receive("live.ended", { reason: "identity" });
    expect(socket.connected).toBe(false);
    await vi.waitFor(() => expect(socket.connected).toBe(calls));
    expect(ask.mock.calls[0]?.[0].queryKey).toEqual(sessionQuery.queryKey);
  },
);
