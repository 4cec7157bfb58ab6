import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { titleId } from "#library/schema.ts";
import { playableMedia } from "#playback/schema.ts";
import { interactiveParams as params } from "./schema.ts";

export const clipMedia = z.extend(playableMedia, {
  /** A frame of its middle; takes `?width=`. */
  posterUrl: z.string(),
  /** The name of the music under it; null if the music before continues. */
  bed: z.nullable(z.string()),
});
export type ClipMedia = z.infer<typeof clipMedia>;

/** The music under clips, one M4A file. */
export const bedMedia = z.object({
  url: z.string(),
  /**
   * After so many seconds it sounds as at its beginning: a player fades over, in the rest of the
   * file, to a second player that starts there.
   */
  loopSeconds: z.number(),
  seconds: z.number(),
});
export type BedMedia = z.infer<typeof bedMedia>;

/** Everything a player needs for an interactive film. Its URLs are signed for one session. */
export const interactivePlayback = z.object({
  filmId: titleId,
  /** By id. */
  clips: z.record(z.string(), clipMedia),
  /** By name. */
  beds: z.record(z.string(), bedMedia),
  expiresAt: z.number(),
});
export type InteractivePlayback = z.infer<typeof interactivePlayback>;

export const startInteractive = endpoint("POST", "/api/interactive/:id/playback", {
  access: "anyone",
  summary: "Start an interactive film: links to its clips and to the music under them",
  params,
  reply: interactivePlayback,
  errors: ["NOT_FOUND", "SUBSCRIPTION_REQUIRED", "SCREEN_TIME_OVER", "STREAM_LIMIT_REACHED"],
});
