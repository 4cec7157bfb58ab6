import type { MediaCommand } from "@goldmane/contracts/assistant/actions";
import type { Player } from "@goldmane/player/dom/player";
import { beforeEach, expect, test } from "vitest";
import { commandFilm } from "./command-film.ts";

/** A film as a player shows it, half a minute in, with two captions, two sounds and three qualities. */
function openFilm() {
  const video = { currentTime: 30, paused: false, volume: 0.5, muted: false, playbackRate: 1 };
  const state = {
    captionTrack: null as string | null,
    captions: [
      { id: "en", language: "en" },
      { id: "es", language: "es-419" },
    ],
    audioTrack: "a" as string | null,
    audioTracks: [
      { id: "a", language: "zxx" },
      { id: "b", language: "en" },
    ],
    rungChoice: null as string | null,
    rungs: ["low", "middle", "high"].map((name) => ({ name })),
  };
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
    setAudioTrack: (track: string) => void (state.audioTrack = track),
    setRung: (name: string | null) => void (state.rungChoice = name),
  };
  return { player: player as unknown as Player, state, readState: () => ({ ...video, ...state }) };
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
  [{ command: "captionsIn", language: "es" }, { captionTrack: "es" }],
  [{ command: "speedBy", steps: 1 }, { playbackRate: 1.25 }],
  [{ command: "speedBy", steps: -2 }, { playbackRate: 0.5 }],
  [{ command: "soundtrack", sound: "spoken" }, { audioTrack: "b" }],
  [{ command: "quality", quality: "best" }, { rungChoice: "high" }],
  [{ command: "quality", quality: "saving" }, { rungChoice: "low" }],
])("%j is done, and can be taken back", (media, becomes) => {
  const { player, readState } = openFilm();
  const before = readState();
  const { undo, problem } = commandFilm(player, media, around);
  expect(problem).toBeNull();
  expect(readState()).toEqual({ ...before, ...becomes });
  undo?.();
  expect(readState()).toEqual(before);
});

test.each(["next", "previous"] as const)("%s goes to another film, for good", (command) => {
  expect(commandFilm(openFilm().player, { command }, around).undo).toBeNull();
  expect(went).toEqual([command]);
});

test("what a film lacks is said, and nothing changes", () => {
  const { player, state, readState } = openFilm();
  state.audioTracks = [];
  state.rungs = [];
  const before = readState();
  const problems = (
    [
      { command: "captionsIn", language: "fr" },
      { command: "soundtrack", sound: "spoken" },
      { command: "quality", quality: "best" },
    ] as const
  ).map((media) => commandFilm(player, media, around));
  expect(problems).toEqual([
    { undo: null, problem: "This film has no captions in French." },
    { undo: null, problem: "This film has only one sound track." },
    { undo: null, problem: "This film has only one picture quality here." },
  ]);
  expect(readState()).toEqual(before);
});
