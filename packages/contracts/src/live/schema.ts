import * as z from "zod/mini";
import { errorBody } from "#errors.ts";
import { saying, telling } from "./message.ts";

/**
 * What every saying is answered with, in Socket.IO's acknowledgement: `{ ok: true, reply }`, or
 * `{ ok: false, error }` with the body that HTTP would have answered.
 */
export const liveAnswer = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), reply: z.optional(z.unknown()) }),
  z.object({ ok: z.literal(false), error: errorBody }),
]);
export type LiveAnswer = z.infer<typeof liveAnswer>;

/** What there is to read again; each names the calls that answer it anew. */
export const changedTopics = [
  "watchlist",
  "notifications",
  "approval-requests",
  "family",
  "parties",
  "friends",
  "scheduled-parties",
] as const;
export const changedTopic = z.enum(changedTopics);
export type ChangedTopic = z.infer<typeof changedTopic>;

/** The first that a connection is told. */
export const hello = telling(
  "live.hello",
  z.object({
    /** The server's clock, in epoch milliseconds. */
    serverTime: z.number(),
    /** Whom the server takes this browser for; null until a profile is chosen. */
    profileId: z.nullable(z.uuid()),
    /** What was missed is on its way; else read again what is shown. */
    isRecovered: z.boolean(),
    /** Of the household, who is connected now. */
    present: z.array(z.uuid()),
  }),
);

/**
 * A measurement of the server's clock, by four time stamps (RFC 5905 8): t0 `sentAt` and t3, when the
 * answer came, by the browser's clock; t1 `receivedAt` and t2 `answeredAt` by the server's.
 * offset = ((t1 - t0) + (t2 - t3)) / 2, delay = (t3 - t0) - (t2 - t1). All in milliseconds.
 */
export const measureClock = saying("live.clock", {
  access: "household",
  body: z.strictObject({ sentAt: z.number() }),
  reply: z.object({ sentAt: z.number(), receivedAt: z.number(), answeredAt: z.number() }),
});
export type ClockReading = z.infer<(typeof measureClock)["reply"]>;

/** Somebody of the household came or went. */
export const presence = telling(
  "live.presence",
  z.object({ profileId: z.uuid(), isPresent: z.boolean() }),
);
export type Presence = z.infer<(typeof presence)["body"]>;

/** Something changed that this browser may be showing. It says what, never the thing itself. */
export const changed = telling("live.changed", z.object({ topics: z.array(changedTopic) }));

/**
 * The server hangs up. After `identity` (another profile, a revoked device, a sign-out) and
 * `closing` connect again, and who may not is refused then; after `flood` wait a minute.
 */
export const ended = telling(
  "live.ended",
  z.object({ reason: z.enum(["identity", "closing", "flood"]) }),
);
export type LiveEnd = z.infer<(typeof ended)["body"]>["reason"];
