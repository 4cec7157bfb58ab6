import type { MusicTrack } from "@goldmane/contracts/music/schema";

/** By what a selection knows a piece of music: no film's id has a colon. */
export function trackMark({ id }: Pick<MusicTrack, "id">): string {
  return `music:${id}`;
}
