import * as z from "zod/mini";
import { errorBody } from "#errors.ts";
import { liveCommand, liveEvent } from "./message.ts";

/**
 * The acknowledgment of every command: `{ ok: true, reply }`, or
 * `{ ok: false, error }` with the error body that HTTP would send.
 */
export const liveAnswer = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), reply: z.optional(z.unknown()) }),
  z.object({ ok: z.literal(false), error: errorBody }),
]);
export type LiveAnswer = z.infer<typeof liveAnswer>;

/** Topics of changes. The browser refetches the calls that a topic stands for. */
export const changedTopics = [
  "watchlist",
  "notifications",
  "approval-requests",
  "game-levels",
  "interactive",
  "family",
  "parties",
  "friends",
  "scheduled-parties",
  "mood-journal",
  "races",
] as const;
export const changedTopic = z.enum(changedTopics);
export type ChangedTopic = z.infer<typeof changedTopic>;

/** The first event of every connection. */
export const hello = liveEvent(
  "live.hello",
  z.object({
    /** The server's clock, in epoch milliseconds. */
    serverTime: z.number(),
    /** The profile of the browser's session; null until one is chosen. */
    profileId: z.nullable(z.uuid()),
    /** True if missed events follow; otherwise the browser refetches its data. */
    isRecovered: z.boolean(),
    /** Ids of the household's connected profiles. */
    present: z.array(z.uuid()),
  }),
);

/**
 * A measurement of the server's clock, by four time stamps (RFC 5905 8): t0 `sentAt` and t3, when the
 * answer came, by the browser's clock; t1 `receivedAt` and t2 `answeredAt` by the server's.
 * offset = ((t1 - t0) + (t2 - t3)) / 2, delay = (t3 - t0) - (t2 - t1). All in milliseconds.
 */
export const measureClock = liveCommand("live.clock", {
  access: "household",
  body: z.strictObject({ sentAt: z.number() }),
  reply: z.object({ sentAt: z.number(), receivedAt: z.number(), answeredAt: z.number() }),
});
export type ClockReading = z.infer<(typeof measureClock)["reply"]>;

/** A profile of the household connected or disconnected. */
export const presence = liveEvent(
  "live.presence",
  z.object({ profileId: z.uuid(), isPresent: z.boolean() }),
);
export type Presence = z.infer<(typeof presence)["body"]>;

/** Something changed that this browser may be showing. Names topics, never contents. */
export const changed = liveEvent("live.changed", z.object({ topics: z.array(changedTopic) }));

/**
 * The server disconnects. After `identity` (another profile, a revoked device, a sign-out) and
 * `closing` reconnect: a browser that is no longer allowed is refused then. After `flood` wait a minute.
 */
export const ended = liveEvent(
  "live.ended",
  z.object({ reason: z.enum(["identity", "closing", "flood"]) }),
);
export type LiveEnd = z.infer<(typeof ended)["body"]>["reason"];
