import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useEffectEvent } from "react";
import { imageSources } from "#platform/image-sources.ts";

type Session = { title: string; artworkUrl: string; onNext: (() => void) | null };

/**
 * Publishes the current film to the system: lock screen, headphone buttons, picture-in-picture
 * controls.
 */
export function useMediaSession(player: Player, { title, artworkUrl, onNext }: Session): void {
  const hasNext = onNext !== null;
  const goOn = useEffectEvent(() => onNext?.());

  useEffect(() => {
    if (!("mediaSession" in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({
      title,
      artist: "Goldmane",
      artwork: [{ src: imageSources(artworkUrl, 640).src, sizes: "640x360" }],
    });
    const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
      ["play", () => player.play()],
      ["pause", () => player.pause()],
      ["stop", () => player.pause()],
      ["seekbackward", ({ seekOffset }) => player.seekBy(-(seekOffset ?? 10))],
      ["seekforward", ({ seekOffset }) => player.seekBy(seekOffset ?? 10)],
      ["seekto", ({ seekTime }) => player.seek(seekTime ?? 0)],
      ["nexttrack", hasNext ? () => goOn() : null],
    ];
    for (const [action, handler] of handlers) setHandler(action, handler);
    const tellPosition = () => {
      const { durationSeconds, timeSeconds, speed } = player.state;
      if (durationSeconds === 0) return;
      mediaSession.setPositionState({
        duration: durationSeconds,
        position: Math.min(timeSeconds, durationSeconds),
        playbackRate: speed,
      });
    };
    const { video } = player;
    const moments = ["play", "pause", "seeked", "ratechange", "durationchange"] as const;
    for (const moment of moments) video.addEventListener(moment, tellPosition);
    return () => {
      for (const [action] of handlers) setHandler(action, null);
      for (const moment of moments) video.removeEventListener(moment, tellPosition);
      mediaSession.metadata = null;
    };
  }, [player, title, artworkUrl, hasNext]);
}

/** Browsers throw for unknown actions. */
function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The system then has no such button.
  }
}
