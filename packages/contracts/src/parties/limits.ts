/** Letters and digits of a party's code: none that looks or sounds like another. */
export const codeAlphabet = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
export const codeLength = 6;

export const partyNameMaxLength = 60;
export const participantsAtMost = 20;
export const queueAtMost = 50;

/** A command takes effect so long after it was given at the least, in ms: everybody has heard of it. */
export const leadAtLeastMs = 400;
/** Longer than so many of the slowest member's round trips nobody waits. */
export const leadRoundTrips = 2;
/** One bad line must not slow the others without end, in ms. */
export const leadAtMostMs = 2000;

/** The others wait no longer than this for who has to load, in ms. */
export const waitAtMostMs = 10_000;
/** A stall counts as one from here on, in ms. */
export const stallFromMs = 1500;

/** How often a member says where it is, in ms. */
export const reportEveryMs = 2000;
/** From here on a member's dot is amber, and red: how far it is from the party, in ms. */
export const driftSteps = { amber: 80, red: 500 } as const;

/** Somebody of whom nothing was heard for so long is away, in ms. */
export const awayAfterMs = 30_000;
/** A party in which nobody is any more ends after this, in ms. */
export const emptyForMs = 5 * 60_000;
export const rates = [0.75, 1, 1.25, 1.5] as const;

export const chatMaxLength = 280;
/** Lines of one member in a stretch of time, whatever the slow mode says. */
export const chatRateLimit = { most: 5, windowMs: 10_000 } as const;
export const slowModes = [0, 5, 15, 30, 60] as const;
/** Lines that are shown to who comes in, and kept. */
export const chatKept = 200;

export const pollQuestionMaxLength = 80;
export const pollWordsMaxLength = 40;
export const pollOptions = { atLeast: 2, atMost: 6 } as const;
/** How long a poll may be open, in seconds; 0 is until whoever gives the party ends it. */
export const pollLengths = [0, 30, 60, 120, 300] as const;

/** What flies over the film. */
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
/** Those of a tenth of a second travel together, in ms. */
export const reactionBatchMs = 100;
/** Of one member in a second; more are passed over. */
export const reactionsASecond = 10;

/** What children may say, word for word in every language of the house. */
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

/** Who may talk at once: each sends to each. */
export const voicesAtMost = 6;

/** To whom a party shows itself: the family and its friends, the family, or who was asked. */
export const audiences = ["friends", "family", "invited"] as const;

/** People that are asked in at once. */
export const invitedAtMost = 50;

/** How many past parties are shown, and best moments of each. */
export const pastShown = 20;
export const momentsShown = 3;
