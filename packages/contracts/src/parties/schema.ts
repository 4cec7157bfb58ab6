import * as z from "zod/mini";
import { plainText, somethingToRead } from "#plain-text.ts";
import { someChange } from "#some-change.ts";
import { race } from "#games/races/schema.ts";
import { rating, titleCard, titleId } from "#library/schema.ts";
import {
  audiences,
  chatMaxLength,
  codeAlphabet,
  codeLength,
  partyNameMaxLength,
  phrases,
  pollLengths,
  pollOptions,
  pollQuestionMaxLength,
  pollWordsMaxLength,
  rates,
  reactions,
  slowModes,
  stickers,
} from "./limits.ts";

export const partyId = z.uuid();

/** Normalizes a code as typed or linked: any case, with spaces or a dash. */
export const partyCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(20)),
    z.transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, "")),
  ),
  z
    .string()
    .check(
      z.regex(new RegExp(`^[${codeAlphabet}]{${codeLength}}$`), "must be six letters or digits"),
    ),
);

/** Shared playback state of a party. Every change increments `seq`. */
export const timeline = z.object({
  seq: z.int(),
  /** Null while nothing is chosen. While `idle`, the title is cued in the lobby. */
  titleId: z.nullable(titleId),
  /** `waiting`: holds at `position` until everyone has loaded, then plays by itself. */
  state: z.enum(["idle", "waiting", "playing", "paused"]),
  /** Playback rate; 1 is normal. */
  rate: z.number(),
  /** Position in seconds at the instant `at`. */
  position: z.number(),
  /**
   * When this takes effect, in epoch milliseconds of the server's clock. It lies ahead of the event, so
   * that everyone applies it at once; until then the previous timeline is in force.
   */
  at: z.number(),
  /** Profiles that are still loading. */
  waitingFor: z.array(z.uuid()),
  /** While waiting: when playback continues without them, in epoch milliseconds. */
  waitUntil: z.nullable(z.number()),
});
export type Timeline = z.infer<typeof timeline>;

export const partyRoles = ["host", "cohost", "guest"] as const;
export const partyRole = z.enum(partyRoles);
export type PartyRole = z.infer<typeof partyRole>;

/** Permissions that a host can grant to guests or deny to one participant. */
export const permissions = ["play", "seek", "queue", "chat", "voice", "kick"] as const;
export const permission = z.enum(permissions);
export type Permission = z.infer<typeof permission>;

export const participant = z.object({
  profileId: z.uuid(),
  displayName: z.string(),
  avatarUrl: z.string(),
  role: partyRole,
  /** Can send phrases and stickers only. */
  isChild: z.boolean(),
  /** Belongs to the hosting household. */
  isFamily: z.boolean(),
  /** Permissions that this participant has now. */
  may: z.array(permission),
  /** Denied to this participant regardless of the guest permissions. */
  denied: z.array(permission),
  isReady: z.boolean(),
  /** False after "Don't wait for me": the others continue while this participant loads. */
  isWaitedFor: z.boolean(),
  isPresent: z.boolean(),
  isTalking: z.boolean(),
});
export type Participant = z.infer<typeof participant>;

export const queueItem = z.object({
  id: z.uuid(),
  title: titleCard,
  addedBy: z.uuid(),
  /** Profiles that voted for it. The queue is ordered by votes. */
  votes: z.array(z.uuid()),
});
export type QueueItem = z.infer<typeof queueItem>;

const answer = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("title"), titleId }),
  z.strictObject({
    kind: z.literal("text"),
    text: z.string().check(plainText, somethingToRead, z.maxLength(pollWordsMaxLength)),
  }),
]);

export const newPoll = z.strictObject({
  /** Null means "What next?". */
  question: z.nullable(
    z.string().check(plainText, somethingToRead, z.maxLength(pollQuestionMaxLength)),
  ),
  options: z
    .array(answer)
    .check(
      z.minLength(pollOptions.atLeast),
      z.maxLength(pollOptions.atMost),
      z.refine(areDistinct),
    ),
  /** 0 means no time limit. */
  seconds: z.literal([...pollLengths]),
});
export type NewPoll = z.output<typeof newPoll>;
export type PollAnswer = NewPoll["options"][number];

const pollOption = z.object({
  /** Its index, which votes refer to. */
  choice: z.int(),
  title: z.nullable(titleCard),
  /** Null for a title. */
  text: z.nullable(z.string()),
  /** Profiles that voted for it. */
  votes: z.array(z.uuid()),
});

/** A poll, open or ended. */
export const poll = z.object({
  id: z.uuid(),
  askedBy: z.uuid(),
  question: z.nullable(z.string()),
  /** Without titles that someone present isn't allowed to see. */
  options: z.array(pollOption),
  isOpen: z.boolean(),
  /** When it ends by itself, in epoch milliseconds; null without a time limit. */
  endsAt: z.nullable(z.number()),
});
export type Poll = z.infer<typeof poll>;

const chatContent = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("text"),
    text: z.string().check(plainText, somethingToRead, z.maxLength(chatMaxLength)),
  }),
  z.strictObject({ kind: z.literal("phrase"), phrase: z.enum(phrases) }),
  z.strictObject({ kind: z.literal("sticker"), sticker: z.enum(stickers) }),
]);
export const newChatMessage = chatContent;
export type NewChatMessage = z.output<typeof newChatMessage>;

/** A chat message. */
export const chatMessage = z.object({
  id: z.uuid(),
  profileId: z.uuid(),
  displayName: z.string(),
  /** Null for a retracted message. */
  content: z.nullable(chatContent),
  /** Epoch milliseconds. */
  sentAt: z.number(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const reaction = z.enum(reactions);
export type Reaction = z.infer<typeof reaction>;

/** Reactions per second of a film on this server, for the scrubber. */
export const heatMap = z.object({
  titleId,
  /** Ordered by second, without seconds that have none. */
  seconds: z.array(z.object({ second: z.int(), count: z.int(), most: reaction })),
});
export type HeatMap = z.infer<typeof heatMap>;

export const audience = z.enum(audiences);
export type Audience = z.infer<typeof audience>;

export const partySettings = z.object({
  audience,
  /** Permissions of guests; hosts and co-hosts have all of them. */
  guestPermissions: z.array(permission),
  /** Minimum interval between two messages of a guest, in seconds; 0 is off. */
  slowModeSeconds: z.literal([...slowModes]),
});
export type PartySettings = z.infer<typeof partySettings>;

/** A party as its participants see it. */
export const party = z.object({
  id: partyId,
  code: z.string(),
  name: z.string(),
  createdAt: z.number(),
  settings: partySettings,
  /** The highest rating that everyone present is allowed to see. */
  highestRating: rating,
  timeline,
  /** The current or cued title; null while nothing is chosen. */
  title: z.nullable(titleCard),
  participants: z.array(participant),
  queue: z.array(queueItem),
  /** The latest poll; null without one. */
  poll: z.nullable(poll),
  /** The race that the party plays between films, or its result; null without one. */
  game: z.nullable(race),
});
export type Party = z.infer<typeof party>;

/** A party in a list, as seen before joining. */
export const partyCard = z.object({
  id: partyId,
  code: z.string(),
  name: z.string(),
  hostName: z.string(),
  hostAvatarUrl: z.string(),
  /** Whether the viewer's household hosts it. */
  isFamily: z.boolean(),
  /** Name of the friend household that hosts it; null otherwise. */
  household: z.nullable(z.string()),
  /** Inviter of this viewer; null without an invitation or after joining. */
  invitedBy: z.nullable(z.string()),
  /** How many participants are connected. */
  present: z.int(),
  /** The current title or the first in the queue; null without one or if this viewer isn't allowed to see it. */
  title: z.nullable(titleCard),
  isParticipant: z.boolean(),
});
export type PartyCard = z.infer<typeof partyCard>;

export const partyList = z.object({
  parties: z.array(partyCard),
  /**
   * Access that this profile's controls allow: hosting, joining any party, joining the household's
   * parties, or none.
   */
  access: z.enum(["host", "join", "household", "none"]),
});
export type PartyList = z.infer<typeof partyList>;

export const partyName = z
  .string()
  .check(plainText, somethingToRead, z.maxLength(partyNameMaxLength));

export const newParty = z.strictObject({
  /** Defaults to the host's name. */
  name: z.optional(partyName),
  /** Null or missing opens a party without a title. */
  titleId: z.optional(z.nullable(titleId)),
  /** Defaults to "friends". */
  audience: z.optional(audience),
});
export type NewParty = z.output<typeof newParty>;

export const partyChanges = z
  .strictObject({
    name: z.optional(partyName),
    audience: z.optional(audience),
    guestPermissions: z.optional(z.array(permission).check(z.maxLength(permissions.length))),
    slowModeSeconds: z.optional(z.literal([...slowModes])),
  })
  .check(someChange);
export type PartyChanges = z.output<typeof partyChanges>;

export const participantChanges = z
  .strictObject({
    /** `host` transfers the host role. */
    role: z.optional(partyRole),
    denied: z.optional(z.array(permission).check(z.maxLength(permissions.length))),
  })
  .check(someChange);
export type ParticipantChanges = z.output<typeof participantChanges>;

/** An ended party, for its participants. */
export const pastParty = z.object({
  id: partyId,
  name: z.string(),
  endedAt: z.number(),
  /** Titles that this viewer is still allowed to see. */
  titles: z.array(titleCard),
  watchedWith: z.array(z.object({ displayName: z.string(), avatarUrl: z.string() })),
  /** Seconds of a film with the most reactions. */
  moments: z.array(z.object({ titleId, second: z.int(), count: z.int(), reaction })),
});
export type PastParty = z.infer<typeof pastParty>;

/** A playback command. Positions are seconds of the film. */
export const command = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("play") }),
  z.strictObject({ act: z.literal("pause") }),
  z.strictObject({
    act: z.literal("seek"),
    position: z.number().check(z.minimum(0), z.maximum(86_400)),
  }),
  z.strictObject({ act: z.literal("rate"), rate: z.literal([...rates]) }),
  /** Puts a title on the lobby's screen, where it waits to be started. */
  z.strictObject({ act: z.literal("cue"), titleId }),
  /** Starts a title once everyone has loaded it. */
  z.strictObject({ act: z.literal("show"), titleId }),
  /** Starts the queue's most wanted title. */
  z.strictObject({ act: z.literal("next") }),
  /** Returns to the lobby. */
  z.strictObject({ act: z.literal("stop") }),
]);
export type Command = z.output<typeof command>;

/** An RTCIceServer. The list is empty unless TURN or STUN is configured. */
export const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.optional(z.string()),
  credential: z.optional(z.string()),
});
export type IceServer = z.infer<typeof iceServer>;

function areDistinct(options: readonly z.output<typeof answer>[]): boolean {
  const keys = options.map((one) => (one.kind === "title" ? one.titleId : ` ${one.text}`));
  return new Set(keys).size === keys.length;
}
