import type { MusicTrack } from "@goldmane/contracts/music/schema";
import { useEffect } from "react";
import { stepMusic, toggleMusic } from "./turntable.ts";

/** Publishes the current music to the system: lock screens and headphone buttons. */
export function useMusicSession(track: MusicTrack | null): void {
  useEffect(() => {
    if (!track || !("mediaSession" in navigator)) return undefined;
    const { mediaSession } = navigator;
    const { title, artist, coverImage } = track;
    const artwork = [{ src: `${coverImage}&width=384`, sizes: "384x384" }];
    mediaSession.metadata = new MediaMetadata({ title, artist, artwork });
    const handlers: [MediaSessionAction, () => void][] = [
      ["play", toggleMusic],
      ["pause", toggleMusic],
      ["nexttrack", () => stepMusic(1)],
      ["previoustrack", () => stepMusic(-1)],
    ];
    for (const [action, handler] of handlers) mediaSession.setActionHandler(action, handler);
    return () => {
      for (const [action] of handlers) mediaSession.setActionHandler(action, null);
      mediaSession.metadata = null;
    };
  }, [track]);
}
