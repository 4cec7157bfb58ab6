import * as z from "zod/mini";
import { jsonColumn } from "#platform/json-column.ts";

const captionFile = z.object({
  id: z.string(),
  label: z.string(),
  language: z.string(),
  blob: z.string(),
});

/** A caption track of a film as its row stores it: the WebVTT is a blob. */
export type CaptionFile = z.infer<typeof captionFile>;

/** `film.captions`. */
export const captionsColumn = jsonColumn(z.array(captionFile));
