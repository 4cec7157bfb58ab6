import type { BoardEntry } from "@goldmane/contracts/games/schema";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { BoardList } from "./board-list.tsx";

afterEach(cleanup);

function entry(rank: number, facts: Partial<BoardEntry> = {}): BoardEntry {
  return {
    runId: `run ${rank}`,
    rank,
    displayName: `Player ${rank}`,
    avatarUrl: "/api/avatars/fox",
    isOwn: false,
    isFriend: false,
    score: 100 - rank,
    stars: null,
    finishedAt: 0,
    canWatch: true,
    ...facts,
  };
}

function show(entries: BoardEntry[], onWatch?: (runId: string) => void) {
  const board = { order: "highest", players: entries.length, entries } as const;
  render(
    <BoardList
      board={{ ...board, entries }}
      formatScore={(score) => `${score} points`}
      onWatch={onWatch}
    />,
  );
}

test("a board lists ranks, names and scores, and marks the viewer's own", () => {
  show([entry(1), entry(2, { isOwn: true })]);
  const [first, second] = screen.getAllByRole("listitem");
  expect(first?.textContent).toBe("1Player 199 points");
  expect(second?.dataset["own"]).toBe("true");
  expect(within(second as HTMLElement).getByText("You")).toBeTruthy();
});

test("ranks that are left out show as a gap", () => {
  show([entry(1), entry(2), entry(9)]);
  const gaps = screen.getAllByRole("listitem").map(({ dataset }) => dataset["gap"]);
  expect(gaps).toEqual(["false", "false", "true"]);
});

test("runs that can be played back are watched by a press", () => {
  const onWatch = vi.fn<(runId: string) => void>();
  show([entry(1), entry(2, { canWatch: false })], onWatch);
  const buttons = screen.getAllByRole("button");
  expect(buttons).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Watch Player 1’s run" }));
  expect(onWatch).toHaveBeenCalledWith("run 1");
});

test("an empty board invites to play", () => {
  show([]);
  expect(screen.getByText("No scores yet. Play a round!")).toBeTruthy();
});
