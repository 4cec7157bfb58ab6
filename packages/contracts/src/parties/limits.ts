/** Characters of a party code, without any that look or sound alike. */
export const codeAlphabet = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
export const codeLength = 6;

export const partyNameMaxLength = 60;
export const participantsAtMost = 20;
export const queueAtMost = 50;

/** Minimum delay before a command takes effect, in ms, so that everyone has received it. */
export const leadAtLeastMs = 400;
/** The delay in round trips of the slowest participant. */
export const leadRoundTrips = 2;
/** Maximum delay, in ms, so that one bad connection can't slow everyone down without limit. */
export const leadAtMostMs = 2000;

/** How long the others wait for a participant who is loading, in ms. */
export const waitAtMostMs = 10_000;
/** Shorter interruptions don't count as stalls, in ms. */
export const stallFromMs = 1500;

/** How often a participant reports its position, in ms. */
export const reportEveryMs = 2000;
/** Drift from which a participant's indicator turns amber or red, in ms. */
export const driftSteps = { amber: 80, red: 500 } as const;

/** How long a host can be disconnected before the role passes on, in ms. */
export const awayAfterMs = 30_000;
/** An empty party ends after this, in ms. */
export const emptyForMs = 5 * 60_000;
export const rates = [0.75, 1, 1.25, 1.5] as const;

export const chatMaxLength = 280;
/** Chat rate limit of one participant, independent of slow mode. */
export const chatRateLimit = { most: 5, windowMs: 10_000 } as const;
export const slowModes = [0, 5, 15, 30, 60] as const;
/** How many messages are stored and sent to someone who enters. */
export const chatKept = 200;

export const pollQuestionMaxLength = 80;
export const pollWordsMaxLength = 40;
export const pollOptions = { atLeast: 2, atMost: 6 } as const;
/** How long a poll stays open, in seconds; 0 is until the host ends it. */
export const pollLengths = [0, 30, 60, 120, 300] as const;

/** Reactions that float over the film. */
export const reactions = [
  "heart",
  "laugh",
  "wow",
  "cry",
  "clap",
  "fire",
  "roar",
  "popcorn",
] as const;
/** Reactions are emitted in batches of this length, in ms. */
export const reactionBatchMs = 100;
/** Reactions per second and participant; more are dropped. */
export const reactionsASecond = 10;

/** Phrases that children can send; translated on the client. */
export const phrases = [
  "hello",
  "goodbye",
  "so-funny",
  "love-it",
  "scary",
  "what-happened",
  "again",
  "wait-for-me",
  "ready",
  "snack-break",
  "thank-you",
  "good-night",
] as const;
export const stickers = [
  "lion",
  "fox",
  "bear",
  "owl",
  "dragon",
  "robot",
  "cat",
  "unicorn",
] as const;

/** Participants of a voice call, which is a full mesh. */
export const voicesAtMost = 6;

/** People who see a party in the list: family and friends, family, or invited people. */
export const audiences = ["friends", "family", "invited"] as const;

/** People invited by one call. */
export const invitedAtMost = 50;

/** How many past parties are listed, and best moments per party. */
export const pastShown = 20;
export const momentsShown = 3;
