import * as z from "zod/mini";
import { titleId } from "#library/schema.ts";

/** A picture of an original, or the start of its trailer, with its texts. */
const medium = {
  id: z.string(),
  type: z.enum(["image", "video"]),
  /** Images take `?width=`; a video is the start file of the title's trailer, silent or not. */
  src: z.string(),
  titleId,
  title: z.string(),
  backdropUrl: z.string(),
  colors: z.tuple([z.string(), z.string()]),
  /** Blurred placeholder of the backdrop. */
  backdropBlur: z.optional(z.string()),
};

export const heroMedium = z.object(medium);
export type HeroMedium = z.infer<typeof heroMedium>;

export const heroSlide = z.object({ ...medium, subtitle: z.string() });
export type HeroSlide = z.infer<typeof heroSlide>;

/** The server's showcase: nothing above the viewer's rating, even if few items remain. */
export const showcase = z.object({
  slides: z.array(heroSlide),
  rotation: z.array(heroMedium),
  clips: z.array(heroMedium),
});
export type Showcase = z.infer<typeof showcase>;
