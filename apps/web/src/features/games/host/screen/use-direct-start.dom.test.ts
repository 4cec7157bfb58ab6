import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { PlayableGame } from "#features/games/host/playable-game.ts";
import { useDirectStart } from "./use-direct-start.ts";

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

const game = {
  modes: [{ id: "daily", name: () => "Daily", options: () => ({ mode: "daily" }) }],
  continueRun: (profileId: string | null) => Promise.resolve(profileId && { level: 7 }),
} as unknown as PlayableGame;

type Start = Parameters<typeof useDirectStart>[0];

function open(search: string) {
  history.replaceState(null, "", `/play-games/leos-arcade${search}`);
  const play = vi.fn<(options: unknown) => void>();
  const choice = () => ({ players: 1, isOneButton: false });
  const props: Start = { game, choice, play, isReady: false, profileId: undefined };
  const hook = renderHook((own: Start) => useDirectStart(own), { initialProps: props });
  return { play, change: (next: object) => hook.rerender({ ...props, ...next }) };
}

test("the mode of the address begins once the game and the profile are known", async () => {
  const { play, change } = open("?mode=daily");
  change({ isReady: true });
  expect(play).not.toHaveBeenCalled();
  change({ isReady: true, profileId: "me" });
  await waitFor(() => expect(play).toHaveBeenCalledWith({ mode: "daily" }));
  change({ isReady: false, profileId: "me" });
  change({ isReady: true, profileId: "me" });
  expect(play).toHaveBeenCalledOnce();
});

test("a save continues where the player left off", async () => {
  const { play, change } = open("?mode=continue");
  change({ isReady: true, profileId: "me" });
  await waitFor(() => expect(play).toHaveBeenCalledWith({ level: 7 }));
});

test.each(["", "?mode=unknown", "?mode=continue"])("nothing begins with %j", async (search) => {
  const { play, change } = open(search);
  change({ isReady: true, profileId: null });
  await Promise.resolve();
  expect(play).not.toHaveBeenCalled();
});
