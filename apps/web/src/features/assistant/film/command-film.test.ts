import type { MediaCommand } from "@goldmane/contracts/assistant/actions";
import type { Player } from "@goldmane/player/dom/player";
import { beforeEach, expect, test } from "vitest";
import { commandFilm } from "./command-film.ts";

/** A film as a player shows it, half a minute in, with the first captions off. */
function openFilm() {
  const video = { currentTime: 30, paused: false, volume: 0.5, muted: false, playbackRate: 1 };
  const state = { captionTrack: null as string | null, captions: [{ id: "en" }] };
  const player = {
    video,
    state,
    play: () => void (video.paused = false),
    pause: () => void (video.paused = true),
    seek: (seconds: number) => void (video.currentTime = seconds),
    seekBy: (seconds: number) => void (video.currentTime += seconds),
    setVolume: (level: number) => void (video.volume = level),
    setMuted: (isMuted: boolean) => void (video.muted = isMuted),
    setSpeed: (speed: number) => void (video.playbackRate = speed),
    setCaptionTrack: (track: string | null) => void (state.captionTrack = track),
  };
  return { player: player as unknown as Player, readState: () => ({ ...video, ...state }) };
}

const went: string[] = [];
const around = {
  next: () => void went.push("next"),
  previous: () => void went.push("previous"),
  skipIntro: () => void went.push("skipIntro"),
};
beforeEach(() => {
  went.length = 0;
});

test.each<[MediaCommand, object]>([
  [{ command: "pause" }, { paused: true }],
  [{ command: "seekBy", seconds: -10 }, { currentTime: 20 }],
  [{ command: "seekTo", seconds: 5 }, { currentTime: 5 }],
  [{ command: "restart" }, { currentTime: 0 }],
  [{ command: "mute" }, { muted: true }],
  [{ command: "volume", level: 0.2 }, { volume: 0.2 }],
  [{ command: "volumeBy", level: 0.2 }, { volume: 0.7 }],
  [{ command: "speed", level: 1.5 }, { playbackRate: 1.5 }],
  [{ command: "captionsOn" }, { captionTrack: "en" }],
])("%j is done, and can be taken back", (media, becomes) => {
  const { player, readState } = openFilm();
  const before = readState();
  const undo = commandFilm(player, media, around);
  expect(readState()).toEqual({ ...before, ...becomes });
  undo?.();
  expect(readState()).toEqual(before);
});

test.each(["next", "previous"] as const)("%s goes to another film, for good", (command) => {
  expect(commandFilm(openFilm().player, { command }, around)).toBeNull();
  expect(went).toEqual([command]);
});
