import * as z from "zod/mini";

/** As it is typed or stands in a message: in any case, with spaces or dashes in it. */
export const friendCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(30)),
    z.transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, "")),
  ),
  z.string().check(z.regex(/^[A-Z0-9]{12}$/, "must be twelve letters or digits")),
);

/** Another household that this one is friends with, as its parents see it. */
export const friend = z.object({
  householdId: z.uuid(),
  name: z.string(),
  /** Epoch milliseconds. */
  since: z.number(),
  grownUps: z.array(z.object({ displayName: z.string(), avatarUrl: z.string() })),
});
export type Friend = z.infer<typeof friend>;

/** A household that would like to be friends, and waits for an answer. */
export const friendRequest = z.object({
  id: z.uuid(),
  /** The other household's name. */
  name: z.string(),
  /** Who asks. */
  requestedBy: z.object({ displayName: z.string(), avatarUrl: z.string() }),
  requestedAt: z.number(),
  /** Asked by this household: the other decides. */
  isOwn: z.boolean(),
});
export type FriendRequest = z.infer<typeof friendRequest>;

export const friendList = z.object({
  friends: z.array(friend),
  requests: z.array(friendRequest),
  /** Until when the code that is out may be used, in epoch milliseconds; null where none is. */
  codeExpiresAt: z.nullable(z.number()),
});
export type FriendList = z.infer<typeof friendList>;

/** Shown this once: what is kept of it does not tell it. */
export const newFriendCode = z.object({ code: z.string(), expiresAt: z.number() });
export type NewFriendCode = z.infer<typeof newFriendCode>;

/** Somebody whom the viewer may ask to watch along. */
export const invitee = z.object({
  profileId: z.uuid(),
  displayName: z.string(),
  avatarUrl: z.string(),
  /** The friends' household; null for the viewer's own. */
  household: z.nullable(z.string()),
});
export type Invitee = z.infer<typeof invitee>;
