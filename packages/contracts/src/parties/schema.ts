import * as z from "zod/mini";
import { plainText, somethingToRead } from "#plain-text.ts";
import { someChange } from "#some-change.ts";
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

/** As it is typed or stands in a link: in any case, with spaces or a dash in it. */
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

/** What the server holds of a film that is watched together. Every change has a `seq` one higher. */
export const timeline = z.object({
  seq: z.int(),
  /** Null while nothing is chosen. While `idle`, it waits on the screen of the lobby. */
  titleId: z.nullable(titleId),
  /** `waiting`: stands still at `position` until nobody has to load any more, and goes on by itself. */
  state: z.enum(["idle", "waiting", "playing", "paused"]),
  /** How fast it plays; 1 is as it was made. */
  rate: z.number(),
  /** Where in the film, in seconds, it is at the instant `at`. */
  position: z.number(),
  /**
   * When this holds, by the server's clock in epoch milliseconds. A little ahead when it is told, so
   * that everybody does it at once: until then what was before goes on.
   */
  at: z.number(),
  /** Profiles that have to load first. */
  waitingFor: z.array(z.uuid()),
  /** While waiting: when it goes on without them, in epoch milliseconds. */
  waitUntil: z.nullable(z.number()),
});
export type Timeline = z.infer<typeof timeline>;

export const partyRoles = ["host", "cohost", "guest"] as const;
export const partyRole = z.enum(partyRoles);
export type PartyRole = z.infer<typeof partyRole>;

/** What a host may give to guests, or take from one of them. */
export const permissions = ["play", "seek", "queue", "chat", "voice", "kick"] as const;
export const permission = z.enum(permissions);
export type Permission = z.infer<typeof permission>;

export const participant = z.object({
  profileId: z.uuid(),
  displayName: z.string(),
  avatarUrl: z.string(),
  role: partyRole,
  /** Has phrases and stickers in place of words of their own. */
  isChild: z.boolean(),
  /** Of the household that gives the party. */
  isFamily: z.boolean(),
  /** What this member may do now. */
  may: z.array(permission),
  /** Taken from this member whatever the others have. */
  denied: z.array(permission),
  isReady: z.boolean(),
  /** "Don't wait for me": the others go on when this member has to load. */
  isWaitedFor: z.boolean(),
  isPresent: z.boolean(),
  isTalking: z.boolean(),
});
export type Participant = z.infer<typeof participant>;

export const queueItem = z.object({
  id: z.uuid(),
  title: titleCard,
  addedBy: z.uuid(),
  /** Profiles that want to see it; those with most votes come first. */
  votes: z.array(z.uuid()),
});
export type QueueItem = z.infer<typeof queueItem>;

const answer = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("title"), titleId }),
  z.strictObject({
    kind: z.literal("words"),
    words: z.string().check(plainText, somethingToRead, z.maxLength(pollWordsMaxLength)),
  }),
]);

export const newPoll = z.strictObject({
  /** Null is "What next?". */
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
  /** 0 is until it is ended. */
  seconds: z.literal([...pollLengths]),
});
export type NewPoll = z.output<typeof newPoll>;
export type PollAnswer = NewPoll["options"][number];

const pollOption = z.object({
  /** Its place, which votes are for. */
  choice: z.int(),
  title: z.nullable(titleCard),
  /** Null for a title. */
  words: z.nullable(z.string()),
  /** Profiles that chose it. */
  votes: z.array(z.uuid()),
});

/** A question to everybody at a party, open or with what came of it. */
export const poll = z.object({
  id: z.uuid(),
  askedBy: z.uuid(),
  question: z.nullable(z.string()),
  /** Titles that somebody there may not see are none of them. */
  options: z.array(pollOption),
  isOpen: z.boolean(),
  /** When it ends by itself, in epoch milliseconds. */
  endsAt: z.nullable(z.number()),
});
export type Poll = z.infer<typeof poll>;

const spoken = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("text"),
    words: z.string().check(plainText, somethingToRead, z.maxLength(chatMaxLength)),
  }),
  z.strictObject({ kind: z.literal("phrase"), phrase: z.enum(phrases) }),
  z.strictObject({ kind: z.literal("sticker"), sticker: z.enum(stickers) }),
]);
export const newLine = spoken;
export type NewLine = z.output<typeof newLine>;

/** A line of the chat. */
export const line = z.object({
  id: z.uuid(),
  profileId: z.uuid(),
  displayName: z.string(),
  /** Null for one that was taken back. */
  said: z.nullable(spoken),
  /** Epoch milliseconds. */
  saidAt: z.number(),
});
export type Line = z.infer<typeof line>;

export const reaction = z.enum(reactions);
export type Reaction = z.infer<typeof reaction>;

/** How often each second of a film was reacted to in this house, for the scrubber. */
export const heatMap = z.object({
  titleId,
  /** By second; those without any are left out. */
  seconds: z.array(z.object({ second: z.int(), count: z.int(), most: reaction })),
});
export type HeatMap = z.infer<typeof heatMap>;

export const audience = z.enum(audiences);
export type Audience = z.infer<typeof audience>;

export const partySettings = z.object({
  audience,
  /** What guests may do; hosts and co-hosts may all of it. */
  guestPermissions: z.array(permission),
  /** Between two lines of one guest, in seconds; 0 is off. */
  slowModeSeconds: z.literal([...slowModes]),
});
export type PartySettings = z.infer<typeof partySettings>;

/** A party as who is in it sees it. */
export const party = z.object({
  id: partyId,
  code: z.string(),
  name: z.string(),
  createdAt: z.number(),
  settings: partySettings,
  /** The highest rating that all who are in it may see: what is chosen is within. */
  highestRating: rating,
  timeline,
  /** What is on, or to begin; null while nothing is chosen. */
  title: z.nullable(titleCard),
  participants: z.array(participant),
  queue: z.array(queueItem),
  /** The last that was asked; null where nothing was. */
  poll: z.nullable(poll),
});
export type Party = z.infer<typeof party>;

/** A party from outside: one that could be joined. */
export const partyCard = z.object({
  id: partyId,
  code: z.string(),
  name: z.string(),
  hostName: z.string(),
  hostAvatarUrl: z.string(),
  /** Of the viewer's household, or one elsewhere. */
  isFamily: z.boolean(),
  /** The friends that give it; null at home, and where the households are no friends. */
  household: z.nullable(z.string()),
  /** Who asked this viewer in, while they have not come; null where nobody did. */
  invitedBy: z.nullable(z.string()),
  /** How many are in it now. */
  present: z.int(),
  /** What is on, or first in the queue; null while nothing is, and where it is not for this viewer. */
  title: z.nullable(titleCard),
  isParticipant: z.boolean(),
});
export type PartyCard = z.infer<typeof partyCard>;

export const partyList = z.object({
  parties: z.array(partyCard),
  /** What this profile may: give parties, join any, join those of the household, or nothing. */
  access: z.enum(["host", "join", "household", "none"]),
});
export type PartyList = z.infer<typeof partyList>;

export const partyName = z
  .string()
  .check(plainText, somethingToRead, z.maxLength(partyNameMaxLength));

export const newParty = z.strictObject({
  /** Named after its host without one. */
  name: z.optional(partyName),
  /** Null or missing opens an empty room. */
  titleId: z.optional(z.nullable(titleId)),
  /** Friends as well without it. */
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
    /** `host` hands the party over. */
    role: z.optional(partyRole),
    denied: z.optional(z.array(permission).check(z.maxLength(permissions.length))),
  })
  .check(someChange);
export type ParticipantChanges = z.output<typeof participantChanges>;

/** What a party was, for those who were in it. */
export const pastParty = z.object({
  id: partyId,
  name: z.string(),
  endedAt: z.number(),
  /** Those that this viewer may still see. */
  titles: z.array(titleCard),
  watchedWith: z.array(z.object({ displayName: z.string(), avatarUrl: z.string() })),
  /** Where most was going on: seconds of a film. */
  moments: z.array(z.object({ titleId, second: z.int(), count: z.int(), reaction })),
});
export type PastParty = z.infer<typeof pastParty>;

/** What is done with the film of a party. Positions in seconds of the film. */
export const command = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("play") }),
  z.strictObject({ act: z.literal("pause") }),
  z.strictObject({
    act: z.literal("seek"),
    position: z.number().check(z.minimum(0), z.maximum(86_400)),
  }),
  z.strictObject({ act: z.literal("rate"), rate: z.literal([...rates]) }),
  /** Puts a title on the screen of the lobby, where it waits until somebody begins it. */
  z.strictObject({ act: z.literal("cue"), titleId }),
  /** Puts a title on; it waits for everybody to load and begins. */
  z.strictObject({ act: z.literal("show"), titleId }),
  /** The same with what has most votes in the queue. */
  z.strictObject({ act: z.literal("next") }),
  /** Back to the lobby. */
  z.strictObject({ act: z.literal("stop") }),
]);
export type Command = z.output<typeof command>;

/** ICE servers as WebRTC takes them; none without a TURN or STUN server in the configuration. */
export const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.optional(z.string()),
  credential: z.optional(z.string()),
});
export type IceServer = z.infer<typeof iceServer>;

function areDistinct(options: readonly z.output<typeof answer>[]): boolean {
  const keys = options.map((one) => (one.kind === "title" ? one.titleId : ` ${one.words}`));
  return new Set(keys).size === keys.length;
}
