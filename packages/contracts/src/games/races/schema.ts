import * as z from "zod/mini";
import { gameIds } from "#games/limits.ts";

export const raceId = z.uuid();

export const racer = z.object({
  profileId: z.uuid(),
  displayName: z.string(),
  avatarUrl: z.string(),
});
export type Racer = z.infer<typeof racer>;

export const race = z.object({
  id: raceId,
  game: z.enum(gameIds),
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
