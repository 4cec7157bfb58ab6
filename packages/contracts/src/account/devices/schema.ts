import * as z from "zod/mini";
import { levels } from "#account/schema.ts";
import { displayName } from "#family/schema.ts";

/** A browser signed in to the household. */
export const device = z.object({
  id: z.uuid(),
  isThisOne: z.boolean(),
  /** The name that a parent gave it; null for none. */
  name: z.nullable(z.string()),
  /** A readable browser name in the reader's language: "Firefox on a Mac". */
  browser: z.string(),
  level: z.enum(levels),
  profile: z.nullable(z.object({ id: z.uuid(), displayName: z.string(), avatarUrl: z.string() })),
  /** The network part of its address. */
  network: z.string(),
  signedInAt: z.number(),
  lastSeenAt: z.number(),
});
export type Device = z.infer<typeof device>;

/** Null removes the name. */
export const deviceName = z.strictObject({ name: z.nullable(displayName) });
