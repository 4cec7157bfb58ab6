import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { plainText, somethingToRead } from "#plain-text.ts";
import { levelNameMaxLength, levelRowsAtMost, levelRowMaxLength } from "./limits.ts";

/** A level of Slime Adventure; the game knows which tiles there are. */
export const levelFile = z.strictObject({
  name: z.string().check(plainText, somethingToRead, z.maxLength(levelNameMaxLength)),
  world: z.int().check(z.minimum(1), z.maximum(5)),
  /** From top to bottom, one character a tile. */
  rows: z
    .array(z.string().check(z.maxLength(levelRowMaxLength)))
    .check(z.maxLength(levelRowsAtMost)),
  /** The time for the third star, in ticks; 0 for none. */
  par: z._default(z.int().check(z.minimum(0), z.maximum(36_000)), 0),
});
export type LevelFile = z.infer<typeof levelFile>;

export const sharedLevel = z.object({
  id: z.uuid(),
  level: levelFile,
  author: z.object({ displayName: z.string(), avatarUrl: z.string() }),
  /** The viewer's own. */
  isOwn: z.boolean(),
  /** Of another household. */
  isFriend: z.boolean(),
  /** A parent has to approve it first; only its author and the parents see it. */
  isWaiting: z.boolean(),
  /** A parent refused it; only its author sees it. */
  isRefused: z.boolean(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
});
export type SharedLevel = z.infer<typeof sharedLevel>;

const params = z.object({ id: z.uuid() });

export const listLevels = endpoint("GET", "/api/games/levels", {
  access: "profile",
  summary: "List the levels that the household and its friends share, the latest first",
  reply: z.array(sharedLevel),
});

export const shareLevel = endpoint("POST", "/api/games/levels", {
  access: "profile",
  summary: "Share a level; a child's waits for a parent",
  body: z.strictObject({ level: levelFile }),
  reply: sharedLevel,
  errors: ["CONFLICT"],
});

export const approveLevel = endpoint("POST", "/api/games/levels/:id/approve", {
  access: "parent",
  summary: "Let a child's level be shared",
  params,
  reply: sharedLevel,
  errors: ["NOT_FOUND"],
});

export const refuseLevel = endpoint("POST", "/api/games/levels/:id/refuse", {
  access: "parent",
  summary: "Keep a child's level from being shared; the child can change it and share it again",
  params,
  errors: ["NOT_FOUND"],
});

export const deleteLevel = endpoint("DELETE", "/api/games/levels/:id", {
  access: "profile",
  summary: "Delete an own level or, as a parent, any of the household",
  params,
  errors: ["NOT_FOUND"],
});
