import * as z from "zod/mini";
import { gameIds } from "#games/limits.ts";

export const raceId = z.uuid();

export const racer = z.object({
  profileId: z.uuid(),
  displayName: z.string(),
  avatarUrl: z.string(),
  /** Left the race after its start. */
  hasLeft: z.boolean(),
});
export type Racer = z.infer<typeof racer>;

/** The households that can join a race, besides the people invited to it. */
export const raceAudience = z.enum(["family", "friends"]);
export type RaceAudience = z.infer<typeof raceAudience>;

export const race = z.object({
  id: raceId,
  game: z.enum(gameIds),
  audience: raceAudience,
  /** Starts the race. */
  openedBy: z.uuid(),
  /** Open to join, running, or over. */
  state: z.enum(["open", "running", "over"]),
  /** In the order in which they joined; inputs and snapshots count them by this index. */
  racers: z.array(racer),
  /** The course, an unsigned 32-bit integer; null until the start. */
  seed: z.nullable(z.int()),
  /** When the first tick begins, in epoch milliseconds of the server's clock; null until the start. */
  startsAt: z.nullable(z.int()),
  /** Indices of the racers in finishing order; null until the end. */
  order: z.nullable(z.array(z.int())),
});
export type Race = z.infer<typeof race>;

/** A race as one profile sees it in its list. */
export const listedRace = z.extend(race, {
  /** Whether someone invited the profile to it. */
  isInvited: z.boolean(),
});
export type ListedRace = z.infer<typeof listedRace>;

/** Someone who is online now, and can be invited to a race. */
export const nearbyPlayer = z.object({
  profileId: z.uuid(),
  displayName: z.string(),
  avatarUrl: z.string(),
  /** Of the viewer's household; otherwise of a friend's. */
  isFamily: z.boolean(),
});
export type NearbyPlayer = z.infer<typeof nearbyPlayer>;
