import { createStore } from "@goldmane/player/core/store";
import { idleState, type PlayerState } from "@goldmane/player/core/state/player-state";
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readLanguageChoices } from "#platform/playback/language-choices.ts";
import { useLanguages } from "./use-languages.ts";

const english = { id: "en", label: "English", language: "en", url: "/en.vtt" };
const sounds = [
  { id: "main", label: "Original sounds", language: "zxx" },
  { id: "words", label: "Spoken dialogue", language: "en" },
];

/** A player of a film with both sounds, which has loaded. */
function openPlayer() {
  const store = createStore<PlayerState>({
    ...idleState,
    phase: "playing",
    audioTracks: sounds,
    audioTrack: "main",
    captions: [english],
  });
  const change = (state: Partial<PlayerState>) => store.set({ ...store.get(), ...state });
  return {
    get state() {
      return store.get();
    },
    subscribe: store.subscribe,
    setAudioTrack: (audioTrack: string) => change({ audioTrack }),
    setCaptionTrack: (captionTrack: string | null) => change({ captionTrack }),
    tick: () => change({ timeSeconds: store.get().timeSeconds + 1 }),
    loseCaptions: () => change({ captionTrack: null, hasLostCaptions: true }),
  };
}

function follow(profileId: string) {
  const player = openPlayer();
  renderHook(() => useLanguages(player, profileId));
  player.tick();
  return player;
}

beforeEach(() => localStorage.clear());

test("captions that come on by themselves are no choice, and go with spoken dialogue", () => {
  const player = follow("milo");
  expect(player.state.captionTrack).toBe("en");
  expect(readLanguageChoices("milo").captions).toBe("auto");
  player.setAudioTrack("words");
  player.tick();
  expect(player.state.captionTrack).toBeNull();
  expect(readLanguageChoices("milo")).toMatchObject({ captions: "auto", spokenLanguage: "en" });
});

test("captions that the viewer turns off stay off for this profile only", () => {
  follow("milo").setCaptionTrack(null);
  expect(follow("milo").state.captionTrack).toBeNull();
  expect(follow("ada").state.captionTrack).toBe("en");
});

test("captions that could not be loaded were not turned off", () => {
  follow("milo").loseCaptions();
  expect(readLanguageChoices("milo").captions).toBe("auto");
  expect(follow("milo").state.captionTrack).toBe("en");
});
