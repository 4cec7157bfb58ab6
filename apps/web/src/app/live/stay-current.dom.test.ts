import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { profilesQuery } from "#features/family/queries.ts";
import { inviteesQuery } from "#features/friends/queries.ts";
import { notificationsQuery } from "#features/notifications/queries.ts";
import { partiesQuery, pastPartiesQuery } from "#features/parties/queries.ts";
import { scheduledPartiesQuery } from "#features/scheduled-parties/queries.ts";
import { LiveConnection } from "#platform/live/live-connection.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { FakeSocket } from "#testing/fake-socket.ts";
import { startLiveUpdates } from "./stay-current.ts";

function openPage() {
  const socket = new FakeSocket();
  const cache = new QueryClient();
  cache.setQueryData(notificationsQuery.queryKey, []);
  cache.setQueryData(profilesQuery.queryKey, []);
  const stop = startLiveUpdates(cache, new LiveConnection(socket));
  socket.receiveHello();
  const isStale = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated;
  const stale = () => [notificationsQuery, profilesQuery].map(({ queryKey }) => isStale(queryKey));
  return { socket, cache, stop, stale };
}

test("a change event refetches its topics and nothing else", () => {
  const { socket, stop, stale } = openPage();
  expect(stale()).toEqual([false, false]);
  socket.receive("live.changed", { topics: ["notifications"] });
  expect(stale()).toEqual([true, false]);
  stop();
  expect(socket.connected).toBe(false);
});

test("a change of parties or friends refetches all their lists", () => {
  const { socket, cache } = openPage();
  const shown = [partiesQuery, pastPartiesQuery, inviteesQuery, scheduledPartiesQuery];
  for (const { queryKey } of shown) cache.setQueryData([...queryKey], []);
  socket.receive("live.changed", { topics: ["parties", "friends", "scheduled-parties"] });
  expect(shown.every(({ queryKey }) => cache.getQueryState(queryKey)?.isInvalidated)).toBe(true);
});

test("a reconnect without recovery refetches every topic", () => {
  const { socket, stale } = openPage();
  socket.receiveHello(true);
  expect(stale()).toEqual([false, false]);
  socket.receiveHello(false);
  expect(stale()).toEqual([true, true]);
});

test.each([
  ["another profile is signed in", { household: { id: "1" } }, true],
  ["the browser is signed out", { household: null }, false],
])(
  "after a disconnect because %s, it reads the session before reconnecting",
  async (_, session, calls) => {
    const { socket, cache } = openPage();
    const ask = vi.spyOn(cache, "fetchQuery").mockResolvedValue(session);
    socket.receive("live.ended", { reason: "identity" });
    expect(socket.connected).toBe(false);
    await vi.waitFor(() => expect(socket.connected).toBe(calls));
    expect(ask.mock.calls[0]?.[0].queryKey).toEqual(sessionQuery.queryKey);
  },
);
