import * as z from "zod/mini";

/** A caption track of a film as its row stores it: the WebVTT is a blob. */
export const captionFiles = z.array(
  z.object({ id: z.string(), label: z.string(), language: z.string(), blob: z.string() }),
);
export type CaptionFile = z.infer<typeof captionFiles>[number];
