import * as z from "zod/mini";
import { titleId } from "#library/schema.ts";

/** A picture of one of our films, or the first seconds of its trailer, and what stands beside it. */
const medium = {
  id: z.string(),
  type: z.enum(["image", "video"]),
  /** Images take `?width=`; a video is the start file of the title's trailer, silent or not. */
  src: z.string(),
  titleId,
  title: z.string(),
  backdropUrl: z.string(),
  colors: z.tuple([z.string(), z.string()]),
  /** The backdrop from afar, as a title's. */
  backdropBlur: z.optional(z.string()),
};

export const heroMedium = z.object(medium);
export type HeroMedium = z.infer<typeof heroMedium>;

export const heroSlide = z.object({ ...medium, subtitle: z.string() });
export type HeroSlide = z.infer<typeof heroSlide>;

/** What the house shows of itself: nothing above the viewer's rating, however few that leaves. */
export const showcase = z.object({
  slides: z.array(heroSlide),
  rotation: z.array(heroMedium),
  clips: z.array(heroMedium),
});
export type Showcase = z.infer<typeof showcase>;
