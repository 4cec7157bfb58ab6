import { playWithBot } from "@goldmane/games/adventure-quest/bot/play-with-bot";
import { toSave } from "@goldmane/games/adventure-quest/save";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSave } from "#features/games/saves/open-save.ts";
import { stubIndexedDb } from "#testing/stub-indexed-db.ts";
import { mergeStories, readStories } from "#features/games/adventure-quest/stories.ts";
import { QuestMenu } from "./quest-menu.tsx";

beforeEach(() => {
  stubIndexedDb();
  vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch")));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const play = vi.fn<(options: unknown, more?: { isDaily?: boolean }) => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <QuestMenu choice={{ players: 1, isOneButton: false }} play={play} />
    </QueryClientProvider>,
  );
  return play;
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("starts a new story in a slot, assisted if asked", () => {
  const play = show();
  fireEvent.click(button("Nothing hurts"));
  fireEvent.click(button(/^2 ?New game/));
  expect(play).toHaveBeenCalledWith({ mode: "story", assist: true, save: null, slot: 1 });
  fireEvent.click(button("Daily dungeon"));
  expect(play).toHaveBeenLastCalledWith({ mode: "daily", assist: true }, { isDaily: true });
});

test("offers both stories that two devices played apart, and empties a slot once confirmed", async () => {
  const story = { mode: "story", save: null, slot: 0, assist: true } as const;
  const late = toSave(playWithBot(5, story, 3000).state);
  const early = toSave(playWithBot(5, story, 1500).state);
  const apart = {
    ...early,
    gems: 77,
    done: [[...(early.done[0] ?? []), 1020], ...early.done.slice(1)],
  };
  const file = openSave(
    { profileId: null, game: "adventure-quest", slot: "0" },
    { read: readStories, merge: mergeStories },
  );
  await file.save(mergeStories({ save: late, others: [] }, { save: apart, others: [] }));
  const play = show();
  fireEvent.click(await screen.findByRole("button", { name: /^Also saved: Adventure, 77 gems/ }));
  expect(play).toHaveBeenCalledWith({ mode: "story", assist: false, save: apart, slot: 0 });
  fireEvent.click(button(/^1 Adventure/));
  expect(play).toHaveBeenLastCalledWith({ mode: "story", assist: false, save: late, slot: 0 });

  fireEvent.click(button("Erase story 1"));
  fireEvent.click(button("Erase"));
  expect(await screen.findByRole("button", { name: /^1 ?New game/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Also saved/ })).toBeNull();
});
