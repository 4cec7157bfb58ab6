import type { MusicTrack } from "@goldmane/contracts/music/schema";
import { say, sayText } from "#platform/words/say.ts";

/** A piece's length as players show it: `2:06`. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Further facts of a piece: its genre, and key and tempo for playing along. */
export function describeTrack(track: MusicTrack): string {
  const genre = sayText(track.genre);
  if (track.type === "free") return genre;
  return say`${genre} · ${sayText(track.key)} · ${track.bpm} BPM`;
}
