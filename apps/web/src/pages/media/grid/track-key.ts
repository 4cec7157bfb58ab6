import type { MusicTrack } from "@goldmane/contracts/music/schema";

/** Selection key of a piece of music. Film ids contain no colon. */
export function trackKey({ id }: Pick<MusicTrack, "id">): string {
  return `music:${id}`;
}
