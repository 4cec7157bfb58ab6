import type { BoardEntry } from "@goldmane/contracts/games/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { DailyCard } from "./daily-card.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function entry(facts: Partial<BoardEntry>): BoardEntry {
  return {
    runId: "01900000-0000-7000-8000-000000000001",
    rank: 1,
    displayName: "June",
    avatarUrl: "/api/avatars/fox",
    isOwn: false,
    isFriend: false,
    score: 1240,
    stars: null,
    finishedAt: 0,
    canWatch: true,
    ...facts,
  };
}

function show(entries: BoardEntry[]) {
  const board = { order: "highest", players: entries.length, entries };
  vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockResolvedValue(Response.json(board)));
  render(
    <QueryClientProvider client={createQueryCache()}>
      <DailyCard daily={{ game: "kyles-dash", name: () => "Today’s run" }} hasProfile />
    </QueryClientProvider>,
  );
}

test("a challenge that nobody has played invites, and begins by a press", async () => {
  show([]);
  expect(await screen.findByText("Be the first today.")).toBeTruthy();
  const address = "/play-games/kyles-dash?mode=daily";
  expect(screen.getByRole("link").getAttribute("href")).toBe(address);
});

test("it names who leads, and the profile's own score", async () => {
  show([
    entry({}),
    entry({ runId: "01900000-0000-7000-8000-000000000002", rank: 2, isOwn: true, score: 980 }),
  ]);
  expect(await screen.findByText("June leads with 1,240")).toBeTruthy();
  expect(screen.getByText("You: 980")).toBeTruthy();
});

test("it tells a profile that leads", async () => {
  show([entry({ isOwn: true })]);
  expect(await screen.findByText("You lead with 1,240")).toBeTruthy();
});
