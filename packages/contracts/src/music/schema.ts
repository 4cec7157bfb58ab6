import * as z from "zod/mini";
import { freeTrackCount, instrumentalCount } from "./limits.ts";

const hexColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

const piece = {
  id: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(40)),
  title: z.string(),
  artist: z.string(),
  /** Seconds. */
  duration: z.number().check(z.positive()),
  genre: z.string(),
  /** AAC in MP4; the same address ending in `.mp3` is an MP3. */
  url: z.string(),
  /** Square; takes `?width=` in pixels. */
  coverImage: z.string(),
  /** Colors of the cover, from its edge to its center. */
  colors: z.readonly(z.tuple([hexColor, hexColor])),
};

/** A song with a melody of its own. */
export const freeTrack = z.object({ ...piece, type: z.literal("free") });
export type FreeTrack = z.infer<typeof freeTrack>;

/** A piece to play, sing or dance to. */
export const instrumental = z.object({
  ...piece,
  type: z.literal("instrumental"),
  /** "D minor". */
  key: z.string(),
  bpm: z.int(),
});
export type Instrumental = z.infer<typeof instrumental>;

export type MusicTrack = FreeTrack | Instrumental;

export const musicList = z.object({
  tracks: z.array(freeTrack).check(z.length(freeTrackCount)),
  instrumentals: z.array(instrumental).check(z.length(instrumentalCount)),
});
export type MusicList = z.infer<typeof musicList>;
