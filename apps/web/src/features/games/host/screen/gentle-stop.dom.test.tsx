import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PlayableGame } from "#features/games/host/playable-game.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { LastRound } from "./pause/last-round.tsx";
import { PauseMenu } from "./pause-menu.tsx";
import { Results } from "./results.tsx";
import { useGentleStop } from "./pause/use-gentle-stop.ts";

beforeEach(() => {
  vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch")));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nothing = () => {};
const game = {
  id: "kyles-dash",
  optionsAfter: () => ({ level: 2 }),
  modeOf: () => null,
  orderOf: () => "highest",
} as unknown as PlayableGame;
const finished = {
  options: {},
  seed: 1,
  log: "",
  result: { score: 120, completed: true, counts: {} },
};

function showResults(isTimeUp: boolean) {
  const acts = { onPlay: nothing, onLeave: nothing, onWatch: nothing };
  render(
    <QueryClientProvider client={createQueryCache()}>
      <Results game={game} finished={finished} outcome={null} isTimeUp={isTimeUp} {...acts} />
    </QueryClientProvider>,
  );
  return screen.getAllByRole("button").map(({ textContent }) => textContent);
}

test("once the time is up, a finished round leads to no other one", () => {
  expect(showResults(false)).toEqual(["Next", "Play again", "Menu"]);
  cleanup();
  expect(showResults(true)).toEqual(["Done"]);
  expect(screen.getByText("That’s it for today. See you next time!")).toBeTruthy();
  expect(screen.getByRole("heading").textContent).toBe("Well done!");
});

test("a round says that it is the last one, and a story that a break comes", () => {
  render(<LastRound isOpenEnded={false} />);
  render(<LastRound isOpenEnded />);
  expect(screen.getByText("Last round for today")).toBeTruthy();
  expect(screen.getByText("Almost time for a break")).toBeTruthy();
});

test("a story stops a minute after the time is up", () => {
  vi.useFakeTimers();
  const stop = vi.fn<() => void>();
  const { rerender } = renderHook((isDue: boolean) => useGentleStop(isDue, stop), {
    initialProps: false,
  });
  act(() => void vi.advanceTimersByTime(600_000));
  rerender(true);
  act(() => void vi.advanceTimersByTime(59_000));
  expect(stop).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(2_000));
  expect(stop).toHaveBeenCalledOnce();
});

test("its break offers nothing but to leave", () => {
  const acts = { onAct: nothing, onResume: nothing, onAgain: nothing, onSettings: nothing };
  render(<PauseMenu isTimeUp actions={[]} onLeave={nothing} {...acts} />);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Done"]);
  expect(screen.getByText("Your adventure is saved. See you next time!")).toBeTruthy();
});
