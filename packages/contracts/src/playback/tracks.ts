import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { titleId } from "#library/schema.ts";

/** `language` is a BCP 47 tag, or "und" when unknown. */
const track = z.object({ label: z.string(), language: z.string() });

export const tracks = z.object({ audio: z.array(track), captions: z.array(track) });
export type Tracks = z.infer<typeof tracks>;

export const listTracks = endpoint("GET", "/api/titles/:id/tracks", {
  access: "anyone",
  summary: "List a title's audio and caption languages",
  params: z.object({ id: titleId }),
  reply: tracks,
  errors: ["NOT_FOUND"],
});
