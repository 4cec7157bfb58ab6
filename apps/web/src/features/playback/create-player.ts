import { Player } from "@goldmane/player/dom/player";
import { readPreferences } from "./preferences.ts";

/** A player as the viewer left the last one. */
export function createPlayer(): Player {
  return new Player(createVideo());
}

/** As loud as the last one. */
export function createVideo(): HTMLVideoElement {
  const video = document.createElement("video");
  video.playsInline = true;
  video.preload = "auto";
  video.tabIndex = -1;
  const { volume, isMuted } = readPreferences();
  video.volume = volume;
  video.muted = isMuted;
  return video;
}
