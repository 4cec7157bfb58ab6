import * as z from "zod/mini";
import { levels } from "#account/schema.ts";

/** A browser that is signed in to the household. */
export const device = z.object({
  id: z.uuid(),
  isThisOne: z.boolean(),
  /** As its browser calls itself, in words. */
  name: z.string(),
  level: z.enum(levels),
  profile: z.nullable(z.object({ id: z.uuid(), displayName: z.string(), avatarUrl: z.string() })),
  /** The network it was seen from, without its last part. */
  network: z.string(),
  signedInAt: z.number(),
  lastSeenAt: z.number(),
});
export type Device = z.infer<typeof device>;
