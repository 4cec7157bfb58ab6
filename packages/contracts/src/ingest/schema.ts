import * as z from "zod/mini";

/** One file of an operator's, from the moment it was seen. A failed one keeps its reason. */
export const ingestItem = z.object({
  id: z.uuid(),
  fileName: z.string(),
  origin: z.enum(["library", "upload"]),
  state: z.enum(["waiting", "probing", "ready", "failed"]),
  /** Why it failed, in words an operator can act on. */
  reason: z.nullable(z.string()),
  titleId: z.nullable(z.uuid()),
  addedAt: z.number(),
});
export type IngestItem = z.infer<typeof ingestItem>;
