import type { MusicTrack } from "@goldmane/contracts/music/schema";
import { savesData } from "#platform/device/bandwidth.ts";
import { takeOver } from "#platform/playback/one-sound.ts";
import { openStore } from "#platform/store.ts";
import { type Music, type MusicEvent, nextMusic } from "./state.ts";

/** The current music, on any page; null before the first choice. */
export const music = openStore<Music | null>(null);

/** After this long the next piece is likely to be needed. */
const aheadSeconds = 6;
/** Some seconds of sound: what is made for them starts the next piece without a pause. */
const aheadBytes = 128 * 1024;

let audio: HTMLAudioElement | null = null;
let fetchedAhead = "";

export function playTracks(queue: readonly MusicTrack[], index = 0): void {
  if (queue.length === 0) return;
  music.set(nextMusic(music.get() ?? nothing, { type: "chosen", queue, index }));
  start();
}

export function toggleMusic(): void {
  const now = tell({ type: "toggled" });
  if (!now) return;
  if (!now.isPlaying) audio?.pause();
  else if (audio?.error) start();
  else {
    takeOver("music", pauseMusic);
    void audio?.play().catch(fail);
  }
}

export function stepMusic(by: 1 | -1): void {
  if (tell({ type: "stepped", by })) start();
}

export function seekMusic(seconds: number): void {
  if (!audio) return;
  audio.currentTime = seconds;
  tell({ type: "moved", seconds });
}

/** Stops the music. */
export function closeMusic(): void {
  audio?.pause();
  audio?.removeAttribute("src");
  music.set(null);
}

const nothing: Music = {
  queue: [],
  index: 0,
  isPlaying: false,
  isWaiting: false,
  hasFailed: false,
  seconds: 0,
};

function tell(event: MusicEvent): Music | null {
  const now = music.get();
  if (!now) return null;
  const next = nextMusic(now, event);
  music.set(next);
  return next;
}

function start(): void {
  const now = music.get();
  const track = now?.queue[now.index];
  if (!track) return;
  audio ??= openAudio();
  takeOver("music", pauseMusic);
  audio.src = track.url;
  void audio.play().catch(fail);
}

function pauseMusic(): void {
  audio?.pause();
}

/** A piece that was replaced by another has not failed. */
function fail(error: unknown): void {
  if (error instanceof DOMException && error.name === "AbortError") return;
  if (error instanceof DOMException && error.name === "NotAllowedError") tell({ type: "paused" });
  else tell({ type: "failed" });
}

function openAudio(): HTMLAudioElement {
  const element = new Audio();
  element.preload = "auto";
  const on = (name: keyof HTMLMediaElementEventMap, run: () => void) =>
    element.addEventListener(name, run);
  on("waiting", () => tell({ type: "waited" }));
  on("playing", () => tell({ type: "sounded" }));
  on("pause", () => !element.ended && tell({ type: "paused" }));
  on("timeupdate", () => {
    tell({ type: "moved", seconds: element.currentTime });
    if (element.currentTime > aheadSeconds) fetchAhead();
  });
  on("error", () => element.getAttribute("src") && tell({ type: "failed" }));
  on("ended", () => tell({ type: "ended" })?.isPlaying && start());
  return element;
}

/** Has the server make the beginning of the next piece before this one ends. */
function fetchAhead(): void {
  const now = music.get();
  const next = now?.queue[now.index + 1];
  if (!next || next.url === fetchedAhead || savesData()) return;
  fetchedAhead = next.url;
  const headers = { range: `bytes=0-${aheadBytes - 1}` };
  fetch(next.url, { priority: "low", headers }).catch(() => {
    fetchedAhead = "";
  });
}
