import type { Race } from "@goldmane/contracts/games/races/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { GameResult } from "./game-result.tsx";
import { PartyGame } from "./party-game.tsx";

const partyId = "01900000-0000-7000-8000-000000000001";
const ownId = "01900000-0000-7000-8000-000000000002";
const sent: string[] = [];
let reply: () => Response;

const racers = ["June", "Theo"].map((displayName, at) => ({
  profileId: `01900000-0000-7000-8000-00000000001${at}`,
  displayName,
  avatarUrl: "",
  hasLeft: false,
}));
const race: Race = {
  id: "01900000-0000-7000-8000-000000000009",
  game: "kyles-dash",
  audience: "family",
  openedBy: racers[0]?.profileId ?? "",
  state: "open",
  racers,
  seed: null,
  startsAt: null,
  order: null,
};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (path: string, { method }: { method: string }) => {
    await Promise.resolve();
    sent.push(`${method} ${path}`);
    return reply();
  });
});
afterEach(cleanup);

function show(shown: Race = race) {
  render(
    <QueryClientProvider client={createQueryCache()}>
      <PartyGame partyId={partyId} race={shown} profileId={ownId} onDone={() => undefined} />
    </QueryClientProvider>,
  );
}

test("a participant joins the party's race without being asked, once", async () => {
  reply = () => Response.json({ error: "CONFLICT", message: "" }, { status: 409 });
  show();
  await vi.waitFor(() => expect(sent).toEqual([`POST /api/parties/${partyId}/game/racers`]));
});

test("a child who can't play is told why, and stays", async () => {
  const message = "Ask a parent to let you play with friends.";
  reply = () => Response.json({ error: "NOT_ALLOWED", message }, { status: 403 });
  show();
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(screen.getByText("Stay and cheer for the others.")).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test("a participant who comes too late waits for the result", () => {
  show({ ...race, state: "running" });
  expect(screen.getByText("June, Theo are racing. You’ll see who wins here.")).toBeTruthy();
  expect(sent).toEqual([]);
});

test("the result names the winner and everyone's place", () => {
  render(<GameResult race={{ ...race, state: "over", order: [1, 0] }} />);
  expect(screen.getByText("Theo won the race in Kyle’s Dash!")).toBeTruthy();
  const places = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(places).toEqual(["1.Theo", "2.June"]);
});
