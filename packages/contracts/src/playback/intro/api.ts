import type * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { playableMedia } from "#playback/schema.ts";

/** Everything a player needs for the product's intro. Its URLs are public and change with it. */
export const introFilm = playableMedia;
export type IntroFilm = z.infer<typeof introFilm>;

export const getIntro = endpoint("GET", "/api/intro", {
  access: "anyone",
  summary: "Get the intro, a film that is not in the catalog",
  reply: introFilm,
});
