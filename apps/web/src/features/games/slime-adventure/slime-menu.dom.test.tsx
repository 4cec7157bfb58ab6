import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubIndexedDb } from "#testing/stub-indexed-db.ts";
import { SlimeMenu } from "./slime-menu.tsx";

stubIndexedDb();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch")));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const play = vi.fn<(options: unknown, more?: { isPractice?: boolean }) => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SlimeMenu choice={{ players: 1, isOneButton: false }} play={play} />
    </QueryClientProvider>,
  );
  return play;
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("starts a level with the chosen players and help", () => {
  const play = show();
  expect(button(/^Level 3:/)).toHaveProperty("disabled", true);
  fireEvent.click(button("Two players"));
  fireEvent.click(button("Nothing hurts"));
  fireEvent.click(button("Level 1: First hops"));
  expect(play).toHaveBeenCalledWith(
    { level: 1, players: 2, isAssisted: true },
    { isPractice: true },
  );
});

test("arrow keys walk along the trail, over open levels alone", () => {
  show();
  const first = button("Level 1: First hops");
  first.focus();
  expect(fireEvent.keyDown(first, { key: "ArrowRight" })).toBe(false);
  const second = button("Level 2: Over the stream");
  expect(document.activeElement).toBe(second);
  // Level 3 is locked: the key is left to the page.
  expect(fireEvent.keyDown(second, { key: "ArrowRight" })).toBe(true);
  expect(fireEvent.keyDown(second, { key: "ArrowLeft" })).toBe(false);
  expect(document.activeElement).toBe(first);
});

test("shows which worlds are locked", () => {
  show();
  expect(button("Meadow")).toBeTruthy();
  expect(button("Rainbow, locked")).toBeTruthy();
});

test("builds a level, paints it with keys and tries it", async () => {
  const play = show();
  fireEvent.click(button("Build a level"));
  fireEvent.click(await screen.findByRole("button", { name: "New level" }));
  fireEvent.click(button("Gem"));
  const canvas = screen.getByLabelText(/Arrow keys move/);
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", " "])
    fireEvent.keyDown(canvas, { key });
  fireEvent.click(button("Try it"));
  const [options] = play.mock.calls[0] ?? [];
  expect(options).toMatchObject({ level: 0, shared: { name: "My level 1", world: 1 } });
  const { rows } = (options as { shared: { rows: string[] } }).shared;
  expect(rows[11]?.slice(0, 6)).toBe("..P.*.");
  fireEvent.click(button("Done"));
  expect(screen.getByText("My level 1")).toBeTruthy();
});
