import type { ListedRace, NearbyPlayer } from "@goldmane/contracts/games/races/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { WaitingRaces } from "./waiting-races.tsx";

const junesId = "01900000-0000-7000-8000-000000000001";
const adasId = "01900000-0000-7000-8000-000000000002";

let races: ListedRace[];
let nearby: NearbyPlayer[];
const sent: { path: string; body: unknown }[] = [];

function race(facts: Partial<ListedRace> = {}): ListedRace {
  const june = { profileId: junesId, displayName: "June", avatarUrl: "", hasLeft: false };
  return {
    id: "01900000-0000-7000-8000-000000000009",
    game: "kyles-dash",
    audience: "family",
    openedBy: junesId,
    state: "open",
    racers: [june],
    seed: null,
    startsAt: null,
    order: null,
    isInvited: false,
    ...facts,
  };
}

async function answer(
  path: string,
  { method, body }: { method: string; body?: string },
): Promise<Response> {
  await Promise.resolve();
  if (method === "GET" && path.endsWith("/races")) return Response.json(races);
  if (method === "GET" && path.endsWith("/nearby")) return Response.json(nearby);
  if (method === "GET") return new Response(null, { status: 404 });
  sent.push({ path, body: JSON.parse(body ?? "null") });
  return Response.json(race());
}

beforeEach(() => {
  sent.length = 0;
  races = [];
  nearby = [
    { profileId: junesId, displayName: "June", avatarUrl: "", isFamily: true },
    { profileId: adasId, displayName: "Ada", avatarUrl: "", isFamily: false },
  ];
  history.replaceState(null, "", "/play-games");
  vi.stubGlobal("fetch", vi.fn<typeof answer>(answer));
});
afterEach(cleanup);

function show() {
  render(
    <QueryClientProvider client={createQueryCache()}>
      <WaitingRaces />
    </QueryClientProvider>,
  );
}

test("people nearby are counted, and racing one opens a race with an invitation", async () => {
  show();
  expect(await screen.findByRole("heading", { name: "2 players nearby" })).toBeTruthy();
  expect(screen.getByText("Friend")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Race Ada" }));
  await vi.waitFor(() => expect(location.pathname).toBe("/play-games/kyles-dash"));
  expect(sent).toEqual([
    { path: "/api/games/races", body: { game: "kyles-dash", invited: [adasId] } },
  ]);
});

test("an invitation to a race comes before other waiting races", async () => {
  races = [race(), race({ id: "01900000-0000-7000-8000-000000000008", isInvited: true })];
  show();
  const waiting = await screen.findAllByRole("region", { name: "Waiting race" });
  expect(waiting.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("June wants to race you in Kyle’s Dash."),
    expect.stringContaining("June is waiting to race in Kyle’s Dash."),
  ]);
});

test("without people nearby and races, nothing is shown", async () => {
  nearby = [];
  show();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3));
  expect(screen.queryByRole("region")).toBeNull();
});
