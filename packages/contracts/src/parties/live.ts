import { languages } from "#languages.ts";
import * as z from "zod/mini";
import { liveCommand, liveEvent } from "#live/message.ts";
import { titleId } from "#library/schema.ts";
import {
  command,
  iceServer,
  chatMessage,
  newChatMessage,
  newPoll,
  party,
  partyId,
  reaction,
  timeline,
} from "./schema.ts";

const access = "profile";
const ofParty = { partyId };

/**
 * Subscribes this connection to the party. Sent again after every reconnect, recovered or not.
 * Idempotent.
 */
export const enterParty = liveCommand("party.enter", {
  access,
  body: z.strictObject(ofParty),
  reply: z.object({ party, messages: z.array(chatMessage) }),
});

/** Unsubscribes this connection. The profile stays a participant and counts as away. */
export const exitParty = liveCommand("party.exit", { access, body: z.strictObject(ofParty) });

/**
 * Replies with the resulting timeline. With `seq`, fails with CONFLICT unless it is the current one.
 * NOT_ALLOWED without the permission, or for a title that someone present isn't allowed to see.
 */
export const controlPlayback = liveCommand("party.command", {
  access,
  body: z.strictObject({ ...ofParty, command, seq: z.optional(z.int()) }),
  reply: timeline,
});

/** Marks this participant ready, or not, in the lobby. */
export const markReady = liveCommand("party.ready", {
  access,
  body: z.strictObject({ ...ofParty, isReady: z.boolean() }),
});

/**
 * During a film: this participant has buffered enough at the party's position (`isLoaded`) or has
 * stalled. Reports for an earlier timeline `seq` are ignored.
 */
export const reportLoading = liveCommand("party.loading", {
  access,
  body: z.strictObject({ ...ofParty, seq: z.int(), isLoaded: z.boolean() }),
});

/** Whether the party waits while this participant loads. */
export const setWaitedFor = liveCommand("party.waitForMe", {
  access,
  body: z.strictObject({ ...ofParty, isWaitedFor: z.boolean() }),
});

/** Sent every `reportEveryMs`: round trip and drift of this participant. */
export const reportPosition = liveCommand("party.report", {
  access,
  body: z.strictObject({
    ...ofParty,
    /** Minimum of the last clock measurements, in ms. */
    roundTripMs: z.number().check(z.minimum(0), z.maximum(60_000)),
    /** Positive is ahead of the party, in ms; null while nothing plays. */
    driftMs: z.nullable(z.number()),
  }),
});

export const queueTitle = liveCommand("party.queue", {
  access,
  body: z.strictObject({ ...ofParty, titleId }),
});
/** Removes an item: one's own or, as host or co-host, any. */
export const removeQueueItem = liveCommand("party.unqueue", {
  access,
  body: z.strictObject({ ...ofParty, itemId: z.uuid() }),
});
export const voteForQueueItem = liveCommand("party.vote", {
  access,
  body: z.strictObject({ ...ofParty, itemId: z.uuid(), isWanted: z.boolean() }),
});

/**
 * Opens a poll. CONFLICT while another is open; NOT_ALLOWED for a guest, for a title that someone
 * present isn't allowed to see, for a child's free text and for text that the filter rejects.
 */
export const createPoll = liveCommand("party.poll.ask", {
  access,
  body: z.strictObject({ ...ofParty, poll: newPoll }),
});
/** Votes, or changes the vote, while the poll is open; CONFLICT afterwards. */
export const choose = liveCommand("party.poll.choose", {
  access,
  body: z.strictObject({ ...ofParty, pollId: z.uuid(), choice: z.int() }),
});
/** Ends a poll early. */
export const endPoll = liveCommand("party.poll.end", {
  access,
  body: z.strictObject({ ...ofParty, pollId: z.uuid() }),
});

/** TOO_MANY_REQUESTS with `retryAfterSeconds` above the rate limit; NOT_ALLOWED for text that the filter rejects. */
export const sendChatMessage = liveCommand("party.sendMessage", {
  access,
  body: z.strictObject({ ...ofParty, content: newChatMessage }),
  reply: chatMessage,
});
/** Retracts a message: one's own or, as host or co-host, that of someone of a lower role. */
export const retractChatMessage = liveCommand("party.retractMessage", {
  access,
  body: z.strictObject({ ...ofParty, messageId: z.uuid() }),
});

export const react = liveCommand("party.react", {
  access,
  body: z.strictObject({ ...ofParty, reaction }),
});

/** Joins the voice call. Replies with its participants; this browser then sends them offers. */
export const joinVoice = liveCommand("party.voice.join", {
  access,
  body: z.strictObject(ofParty),
  reply: z.object({
    /** This browser's id in the call. If two offer at the same time, the lower id is the polite peer. */
    as: z.uuid(),
    talking: z.array(z.uuid()),
    iceServers: z.array(iceServer),
  }),
});
export const leaveVoice = liveCommand("party.voice.leave", {
  access,
  body: z.strictObject(ofParty),
});

const signal = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("description"),
    type: z.enum(["offer", "answer", "rollback"]),
    sdp: z.string().check(z.maxLength(20_000)),
  }),
  z.strictObject({
    kind: z.literal("candidate"),
    candidate: z.string().check(z.maxLength(2000)),
    sdpMid: z.nullable(z.string().check(z.maxLength(100))),
    sdpMLineIndex: z.nullable(z.int()),
  }),
]);
export type VoiceSignal = z.infer<typeof signal>;

/** Relayed to another participant of the call (WebRTC perfect negotiation). */
export const signalVoice = liveCommand("party.voice.signal", {
  access,
  body: z.strictObject({ ...ofParty, to: z.uuid(), signal }),
});

/** The timeline changed. Ignore one whose `seq` isn't higher than the last. */
export const timelineChanged = liveEvent("party.timeline", z.object({ ...ofParty, timeline }));

/**
 * Participants, queue, poll or settings changed. Contains the whole party without the chat; a party
 * with films also as participants with other languages see it.
 */
export const partyChanged = liveEvent(
  "party.changed",
  z.object({ ...ofParty, party, translations: z.partialRecord(z.enum(languages), party) }),
);

/** A message was sent or retracted. */
export const chatMessageChanged = liveEvent(
  "party.chatMessage",
  z.object({ ...ofParty, message: chatMessage }),
);

/** A batch of reactions (`reactionBatchMs`). */
export const reacted = liveEvent(
  "party.reacted",
  z.object({
    ...ofParty,
    reactions: z.array(z.object({ profileId: z.uuid(), reaction })),
  }),
);

/** Drift of each participant, in ms; positive is ahead of the party. */
export const drifted = liveEvent(
  "party.drifts",
  z.object({
    ...ofParty,
    drifts: z.array(z.object({ profileId: z.uuid(), driftMs: z.nullable(z.number()) })),
  }),
);

/** The film has ended for everyone. */
export const filmEnded = liveEvent("party.filmEnded", z.object({ ...ofParty, titleId }));

/** A signal from another participant of the call. */
export const voiceSignaled = liveEvent(
  "party.voice.signalled",
  z.object({ ...ofParty, from: z.uuid(), signal }),
);

/**
 * The party is over for this participant. `plan`: the subscription ended. `child`: a child is present
 * without a parent's consent.
 */
export const partyOver = liveEvent(
  "party.over",
  z.object({ ...ofParty, reason: z.enum(["ended", "kicked", "left", "plan", "child"]) }),
);
export type PartyEnd = z.infer<(typeof partyOver)["body"]>["reason"];
