import type { MusicTrack } from "@goldmane/contracts/music/schema";
import { savesData } from "#platform/device/bandwidth.ts";
import { openStore } from "#platform/store.ts";
import { type Music, type MusicEvent, nextMusic } from "./state.ts";

/** What plays, on whatever page; null while nothing was chosen. */
export const music = openStore<Music | null>(null);

/** After so long it is likely that the next piece will be wanted: it takes a while to be played. */
const aheadSeconds = 6;

let audio: HTMLAudioElement | null = null;
let fetchedAhead = "";

export function playTracks(queue: readonly MusicTrack[], place = 0): void {
  if (queue.length === 0) return;
  music.set(nextMusic(music.get() ?? nothing, { type: "chosen", queue, place }));
  start();
}

export function toggleMusic(): void {
  const now = tell({ type: "toggled" });
  if (!now) return;
  if (!now.isPlaying) audio?.pause();
  else if (audio?.error) start();
  else void audio?.play().catch(fail);
}

export function stepMusic(by: 1 | -1): void {
  if (tell({ type: "stepped", by })) start();
}

export function seekMusic(seconds: number): void {
  if (!audio) return;
  audio.currentTime = seconds;
  tell({ type: "moved", seconds });
}

/** Takes the record off. */
export function closeMusic(): void {
  audio?.pause();
  audio?.removeAttribute("src");
  music.set(null);
}

const nothing: Music = {
  queue: [],
  place: 0,
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
  const track = now?.queue[now.place];
  if (!track) return;
  audio ??= openAudio();
  audio.src = track.url;
  void audio.play().catch(fail);
}

/** A piece that another takes the place of was not a failure. */
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
  // A film that is heard silences the music; media events do not bubble.
  document.addEventListener(
    "play",
    ({ target }) => {
      if (target instanceof HTMLVideoElement && !target.muted) element.pause();
    },
    { capture: true },
  );
  return element;
}

/** So that the next piece stands ready in the browser when this one ends. */
function fetchAhead(): void {
  const now = music.get();
  const next = now?.queue[now.place + 1];
  if (!next || next.url === fetchedAhead || savesData()) return;
  fetchedAhead = next.url;
  fetch(next.url, { priority: "low" }).catch(() => {
    fetchedAhead = "";
  });
}
