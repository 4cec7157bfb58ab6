import * as z from "zod/mini";

/** Normalizes a code as typed or pasted: any case, with spaces or dashes. */
export const friendCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(30)),
    z.transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, "")),
  ),
  z.string().check(z.regex(/^[A-Z0-9]{12}$/, "must be twelve letters or digits")),
);

/** A friend household as this household's parents see it. */
export const friend = z.object({
  householdId: z.uuid(),
  name: z.string(),
  /** Epoch milliseconds. */
  since: z.number(),
  grownUps: z.array(z.object({ displayName: z.string(), avatarUrl: z.string() })),
});
export type Friend = z.infer<typeof friend>;

/** An open friend request. */
export const friendRequest = z.object({
  id: z.uuid(),
  /** The other household's name. */
  name: z.string(),
  /** The parent who sent the request. */
  requestedBy: z.object({ displayName: z.string(), avatarUrl: z.string() }),
  requestedAt: z.number(),
  /** Sent by this household; the other one answers it. */
  isOwn: z.boolean(),
});
export type FriendRequest = z.infer<typeof friendRequest>;

export const friendList = z.object({
  friends: z.array(friend),
  requests: z.array(friendRequest),
  /** When the current friend code expires, in epoch milliseconds; null without one. */
  codeExpiresAt: z.nullable(z.number()),
});
export type FriendList = z.infer<typeof friendList>;

/** Returned only once: the server stores a hash. */
export const newFriendCode = z.object({ code: z.string(), expiresAt: z.number() });
export type NewFriendCode = z.infer<typeof newFriendCode>;

/** Someone the viewer can invite. */
export const invitee = z.object({
  profileId: z.uuid(),
  displayName: z.string(),
  avatarUrl: z.string(),
  /** Name of the friend household; null for the viewer's own. */
  household: z.nullable(z.string()),
});
export type Invitee = z.infer<typeof invitee>;
