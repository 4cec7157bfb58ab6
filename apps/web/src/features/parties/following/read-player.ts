import type { Player } from "@goldmane/player/dom/player";
import type { PlayerReading } from "@goldmane/sync/follow/player-reading";

/** Reads a player's current state. */
export function readPlayer({ video, state }: Player): PlayerReading {
  const hasMore = video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA || video.ended;
  return {
    positionSeconds: video.currentTime,
    durationSeconds: state.durationSeconds,
    aheadSeconds: secondsAhead(video),
    rate: video.playbackRate,
    isPaused: video.paused,
    isStalled: video.seeking || !hasMore,
    isBlocked: state.phase === "blocked",
  };
}

/** Browsers play across shorter gaps, in seconds. */
const gapSeconds = 0.1;

function secondsAhead({ buffered, currentTime }: HTMLVideoElement): number {
  for (let range = 0; range < buffered.length; range += 1) {
    const isHere = buffered.start(range) - gapSeconds <= currentTime;
    if (isHere && buffered.end(range) >= currentTime) return buffered.end(range) - currentTime;
  }
  return 0;
}
