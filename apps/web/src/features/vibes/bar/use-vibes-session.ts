import { useEffect } from "react";
import { describeVibes } from "#features/vibes/describe-vibes.ts";
import { tellVibes } from "#features/vibes/sound/mixing-desk.ts";
import type { Vibes } from "#features/vibes/next-vibes.ts";

/** Publishes VIBES to the system: lock screens and headphone buttons. */
export function useVibesSession(vibes: Vibes): void {
  const title = describeVibes(vibes);
  const { isPlaying } = vibes;
  useEffect(() => {
    if (!isPlaying || !("mediaSession" in navigator)) return undefined;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title, artist: "VIBES" });
    mediaSession.playbackState = "playing";
    const handlers: [MediaSessionAction, () => void][] = [
      ["play", () => tellVibes({ type: "toggled" })],
      ["pause", () => tellVibes({ type: "toggled" })],
      ["stop", () => tellVibes({ type: "stopped" })],
      ["nexttrack", () => tellVibes({ type: "varied" })],
    ];
    for (const [action, handler] of handlers) mediaSession.setActionHandler(action, handler);
    return () => {
      mediaSession.playbackState = "paused";
    };
  }, [title, isPlaying]);
}
