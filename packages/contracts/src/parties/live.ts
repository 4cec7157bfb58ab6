import * as z from "zod/mini";
import { liveCommand, liveEvent } from "#live/message.ts";
import { titleId } from "#library/schema.ts";
import {
  command,
  iceServer,
  line,
  newLine,
  newPoll,
  party,
  partyId,
  reaction,
  timeline,
} from "./schema.ts";

const access = "profile";
const ofParty = { partyId };

/**
 * Takes a seat: from now on this connection is told of the party. To be said again after every
 * connection, recovered or not; it changes nothing for who sits already.
 */
export const enterParty = liveCommand("party.enter", {
  access,
  body: z.strictObject(ofParty),
  reply: z.object({ party, lines: z.array(line) }),
});

/** This connection leaves its seat; the member stays in the party, as one who is away. */
export const exitParty = liveCommand("party.exit", { access, body: z.strictObject(ofParty) });

/**
 * Answers the timeline that stands then. With `seq` it is done only while the timeline has that one:
 * CONFLICT otherwise. NOT_ALLOWED without the right, or for a title that not all may see.
 */
export const controlPlayback = liveCommand("party.command", {
  access,
  body: z.strictObject({ ...ofParty, command, seq: z.optional(z.int()) }),
  reply: timeline,
});

/** In the lobby: ready to begin, or not yet. */
export const markReady = liveCommand("party.ready", {
  access,
  body: z.strictObject({ ...ofParty, isReady: z.boolean() }),
});

/**
 * With a film on: this member has enough of it to go on from where the party is (`isLoaded`), or has
 * stalled. `seq` is the timeline that it is said of: what is said of an earlier one is passed over.
 */
export const reportLoading = liveCommand("party.loading", {
  access,
  body: z.strictObject({ ...ofParty, seq: z.int(), isLoaded: z.boolean() }),
});

/** "Don't wait for me", or do. */
export const setWaitedFor = liveCommand("party.waitForMe", {
  access,
  body: z.strictObject({ ...ofParty, isWaitedFor: z.boolean() }),
});

/** Where this member is, every `reportEveryMs`: how long a round trip takes and how far off it plays. */
export const reportPosition = liveCommand("party.report", {
  access,
  body: z.strictObject({
    ...ofParty,
    /** The least of the clock's last measurements, in ms. */
    roundTripMs: z.number().check(z.minimum(0), z.maximum(60_000)),
    /** Above 0 is ahead of the party, in ms; null while nothing plays. */
    driftMs: z.nullable(z.number()),
  }),
});

export const queueTitle = liveCommand("party.queue", {
  access,
  body: z.strictObject({ ...ofParty, titleId }),
});
/** Takes an item off: one's own, or any with the right to the queue and more than a guest. */
export const unqueueTitle = liveCommand("party.unqueue", {
  access,
  body: z.strictObject({ ...ofParty, itemId: z.uuid() }),
});
export const voteForItem = liveCommand("party.vote", {
  access,
  body: z.strictObject({ ...ofParty, itemId: z.uuid(), isWanted: z.boolean() }),
});

/**
 * Asks everybody. CONFLICT while another question is open; NOT_ALLOWED for a guest, for a title that not
 * all may see, for words of a child's own and for what the filter keeps out.
 */
export const askPoll = liveCommand("party.poll.ask", {
  access,
  body: z.strictObject({ ...ofParty, poll: newPoll }),
});
/** One vote each, which may be changed while it is open; CONFLICT after. */
export const choose = liveCommand("party.poll.choose", {
  access,
  body: z.strictObject({ ...ofParty, pollId: z.uuid(), choice: z.int() }),
});
/** Ends it before its time. */
export const endPoll = liveCommand("party.poll.end", {
  access,
  body: z.strictObject({ ...ofParty, pollId: z.uuid() }),
});

/** TOO_MANY_REQUESTS with `retryAfterSeconds` in slow mode; NOT_ALLOWED for what the filter keeps out. */
export const sayLine = liveCommand("party.say", {
  access,
  body: z.strictObject({ ...ofParty, said: newLine }),
  reply: line,
});
/** Takes a line back: one's own, or anybody's as host or co-host. */
export const takeBackLine = liveCommand("party.takeBack", {
  access,
  body: z.strictObject({ ...ofParty, lineId: z.uuid() }),
});

export const react = liveCommand("party.react", {
  access,
  body: z.strictObject({ ...ofParty, reaction }),
});

/** Begins to talk: answers who talks already, to whom this browser then makes the offers. */
export const joinVoice = liveCommand("party.voice.join", {
  access,
  body: z.strictObject(ofParty),
  reply: z.object({
    /** Who this browser is to the others. Of two who offer at once, the lower gives way. */
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

/** Handed on to one who talks too, for the connection between the two (WebRTC's perfect negotiation). */
export const signalVoice = liveCommand("party.voice.signal", {
  access,
  body: z.strictObject({ ...ofParty, to: z.uuid(), signal }),
});

/** The film's timeline changed. One with a `seq` that is not higher than the last is old. */
export const timelineChanged = liveEvent("party.timeline", z.object({ ...ofParty, timeline }));

/** Anything else of the party changed: members, queue, settings. Holds all of it but the chat. */
export const partyChanged = liveEvent("party.changed", z.object({ ...ofParty, party }));

/** Somebody said something, or took it back. */
export const lineSaid = liveEvent("party.line", z.object({ ...ofParty, line }));

/** Reactions of a tenth of a second together. */
export const reacted = liveEvent(
  "party.reacted",
  z.object({
    ...ofParty,
    reactions: z.array(z.object({ profileId: z.uuid(), reaction })),
  }),
);

/** How far each is from the party, for the dots: in ms, above 0 is ahead. */
export const drifted = liveEvent(
  "party.drifts",
  z.object({
    ...ofParty,
    drifts: z.array(z.object({ profileId: z.uuid(), driftMs: z.nullable(z.number()) })),
  }),
);

/** The film was watched to its end, together. */
export const filmEnded = liveEvent("party.filmEnded", z.object({ ...ofParty, titleId }));

/** From another who talks. */
export const voiceSignalled = liveEvent(
  "party.voice.signalled",
  z.object({ ...ofParty, from: z.uuid(), signal }),
);

/**
 * Over for this member: the party ended, or they were sent away, or have another place. `child`: a
 * child is in it, and a parent's consent is missing or was withdrawn.
 */
export const partyOver = liveEvent(
  "party.over",
  z.object({ ...ofParty, reason: z.enum(["ended", "kicked", "left", "plan", "child"]) }),
);
export type PartyEnd = z.infer<(typeof partyOver)["body"]>["reason"];
