import { assertNever } from "@goldmane/std/assert-never";
import type { MusicTrack } from "@goldmane/contracts/music/schema";

/** What is on the turntable, and what comes after it. */
export type Music = {
  queue: readonly MusicTrack[];
  /** Of the queue. */
  place: number;
  /** Is to be heard; while it is still being fetched it is not yet. */
  isPlaying: boolean;
  isWaiting: boolean;
  hasFailed: boolean;
  seconds: number;
};

export type MusicEvent =
  | { type: "chosen"; queue: readonly MusicTrack[]; place: number }
  | { type: "stepped"; by: 1 | -1 }
  | { type: "ended" }
  | { type: "toggled" }
  | { type: "paused" }
  | { type: "waited" }
  | { type: "sounded" }
  | { type: "moved"; seconds: number }
  | { type: "failed" };

/** Nearer to its beginning than this, "back" means the piece before. */
const restartSeconds = 4;

export function nextMusic(music: Music, event: MusicEvent): Music {
  switch (event.type) {
    case "chosen":
      return begin(event.queue, event.place);
    case "stepped":
      if (event.by === -1 && music.seconds > restartSeconds) return begin(music.queue, music.place);
      return begin(music.queue, around(music, event.by));
    case "ended":
      // The last one ends the music.
      if (music.place + 1 < music.queue.length) return begin(music.queue, music.place + 1);
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

function begin(queue: readonly MusicTrack[], place: number): Music {
  return { queue, place, isPlaying: true, isWaiting: true, hasFailed: false, seconds: 0 };
}

function around({ queue, place }: Music, by: number): number {
  return (place + by + queue.length) % queue.length;
}
