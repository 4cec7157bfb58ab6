import type { Race } from "@goldmane/contracts/games/races/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { RaceLobby } from "./race-lobby.tsx";

const ownId = "01900000-0000-7000-8000-000000000001";
const race: Race = {
  id: "01900000-0000-7000-8000-000000000009",
  game: "kyles-dash",
  audience: "family",
  openedBy: ownId,
  state: "running",
  racers: [{ profileId: ownId, displayName: "June", avatarUrl: "", hasLeft: false }],
  seed: 5,
  startsAt: 1000,
  order: null,
};

const onStarted = vi.fn<(race: Race) => void>();
const answer = vi.fn<(path: string) => Promise<Response>>((path) =>
  Promise.resolve(
    path.endsWith("/races")
      ? Response.json([{ ...race, isInvited: false }])
      : new Response(null, { status: 404 }),
  ),
);

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("fetch", answer);
});
afterEach(cleanup);

function show(leftRace: string | null) {
  render(
    <QueryClientProvider client={createQueryCache()}>
      <RaceLobby game="kyles-dash" profileId={ownId} leftRace={leftRace} onStarted={onStarted} />
    </QueryClientProvider>,
  );
}

test("a running race calls its racer back, as after a reload", async () => {
  show(null);
  await waitFor(() => expect(onStarted).toHaveBeenCalledWith(expect.objectContaining(race)));
});

test("a race that was just left doesn't call back, although the list still has it", async () => {
  show(race.id);
  await waitFor(() => expect(answer).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done, 20));
  expect(onStarted).not.toHaveBeenCalled();
});
