import type { SharedLevel } from "@goldmane/contracts/games/levels";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { WaitingLevels } from "./waiting-levels.tsx";

let levels: SharedLevel[];
const sent: string[] = [];

function level(id: string, facts: Partial<SharedLevel> = {}): SharedLevel {
  return {
    id,
    level: { name: "Jelly Hill", world: 1, rows: ["P.G", "###"], par: 0 },
    author: { displayName: "Pip", avatarUrl: "/api/avatars/fox" },
    isOwn: false,
    isFriend: false,
    isWaiting: true,
    isRefused: false,
    createdAt: 0,
    ...facts,
  };
}

const first = "01900000-0000-7000-8000-000000000001";
const second = "01900000-0000-7000-8000-000000000002";

async function answer(path: string, { method }: { method: string }): Promise<Response> {
  await Promise.resolve();
  if (method === "GET") return Response.json(levels);
  sent.push(`${method} ${path}`);
  levels = levels.filter(({ id }) => !path.includes(id));
  return path.endsWith("/refuse")
    ? new Response(null, { status: 204 })
    : Response.json(level(first, { isWaiting: false }));
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", vi.fn<typeof answer>(answer));
});
afterEach(cleanup);

function show() {
  render(
    <QueryClientProvider client={createQueryCache()}>
      <WaitingLevels />
    </QueryClientProvider>,
  );
}

test("a parent approves a waiting level", async () => {
  levels = [level(first), level(second, { isWaiting: false })];
  show();
  expect(await screen.findByText("Pip made “Jelly Hill”")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Approve" }));
  await vi.waitFor(() => expect(screen.queryByText("Levels to approve")).toBeNull());
  expect(sent).toEqual([`POST /api/games/levels/${first}/approve`]);
});

test("a parent refuses a waiting level", async () => {
  levels = [level(first)];
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Not yet" }));
  await vi.waitFor(() => expect(screen.queryByText("Levels to approve")).toBeNull());
  expect(sent).toEqual([`POST /api/games/levels/${first}/refuse`]);
});
