import { assertNever } from "@goldmane/std/assert-never";
import type { MusicTrack } from "@goldmane/contracts/music/schema";

/** The current queue and playback state. */
export type Music = {
  queue: readonly MusicTrack[];
  /** Index in the queue. */
  index: number;
  /** Whether it should play; it may still be loading. */
  isPlaying: boolean;
  isWaiting: boolean;
  hasFailed: boolean;
  seconds: number;
};

export type MusicEvent =
  | { type: "chosen"; queue: readonly MusicTrack[]; index: number }
  | { type: "stepped"; by: 1 | -1 }
  | { type: "ended" }
  | { type: "toggled" }
  | { type: "paused" }
  | { type: "waited" }
  | { type: "sounded" }
  | { type: "moved"; seconds: number }
  | { type: "failed" };

/** Nearer to the beginning than this, "back" means the previous piece. */
const restartSeconds = 4;

export function nextMusic(music: Music, event: MusicEvent): Music {
  switch (event.type) {
    case "chosen":
      return begin(event.queue, event.index);
    case "stepped":
      if (event.by === -1 && music.seconds > restartSeconds) return begin(music.queue, music.index);
      return begin(music.queue, around(music, event.by));
    case "ended":
      // The last piece ends the music.
      if (music.index + 1 < music.queue.length) return begin(music.queue, music.index + 1);
      return { ...music, isPlaying: false, isWaiting: false, seconds: 0 };
    case "toggled":
      return { ...music, isPlaying: !music.isPlaying, hasFailed: false };
    case "paused":
      return { ...music, isPlaying: false, isWaiting: false };
    case "waited":
      return { ...music, isWaiting: true };
    case "sounded":
      return { ...music, isPlaying: true, isWaiting: false, hasFailed: false };
    case "moved":
      return { ...music, seconds: event.seconds };
    case "failed":
      return { ...music, isPlaying: false, isWaiting: false, hasFailed: true };
    default:
      return assertNever(event);
  }
}

function begin(queue: readonly MusicTrack[], index: number): Music {
  return { queue, index, isPlaying: true, isWaiting: true, hasFailed: false, seconds: 0 };
}

function around({ queue, index }: Music, by: number): number {
  return (index + by + queue.length) % queue.length;
}
