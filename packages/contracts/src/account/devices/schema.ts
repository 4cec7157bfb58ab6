import * as z from "zod/mini";
import { levels } from "#account/schema.ts";

/** A browser signed in to the household. */
export const device = z.object({
  id: z.uuid(),
  isThisOne: z.boolean(),
  /** A readable browser name. */
  name: z.string(),
  level: z.enum(levels),
  profile: z.nullable(z.object({ id: z.uuid(), displayName: z.string(), avatarUrl: z.string() })),
  /** The network part of its address. */
  network: z.string(),
  signedInAt: z.number(),
  lastSeenAt: z.number(),
});
export type Device = z.infer<typeof device>;
