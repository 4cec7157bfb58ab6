import { Player } from "@goldmane/player/dom/player";
import { readPreferences } from "./preferences.ts";

/** Creates a player with the viewer's last settings. */
export function createPlayer(): Player {
  return new Player(createVideo());
}

/** At the last volume. */
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
