import type { Cause, Distress, DistressKind, Language } from "./distress.ts";
import { distressKinds, graveKinds } from "./distress.ts";
import { withoutRequests } from "./film-talk.ts";
import { type Match, matchesOf, type Pattern } from "./pattern.ts";
import { bullying, conflict } from "./patterns/among-people.ts";
import { crisis, friendInCrisis, lost, medical, runaway } from "./patterns/danger.ts";
import {
  fear,
  grief,
  illness,
  loneliness,
  longing,
  missing,
  petIllness,
  sadness,
  unwell,
} from "./patterns/feelings.ts";
import { followUps } from "./patterns/follow-up.ts";
import { abuse, grooming } from "./patterns/harm.ts";
import { isSpanish, readWords, type Word } from "./read-words.ts";
import type { Tag } from "./words/tags.ts";

/** Kinds without patterns are only found by the classifier. */
const patternsOf: Readonly<Record<DistressKind, readonly Pattern[]>> = {
  crisis,
  friendInCrisis,
  medical,
  abuse,
  grooming,
  danger: [],
  violenceSeen: [],
  runaway,
  lost,
  substance: [],
  adultContent: [],
  bullying,
  conflict,
  grief,
  missing,
  illness,
  petIllness,
  loss: [],
  unwell,
  longing,
  fear,
  shame: [],
  anxiety: [],
  loneliness,
  sadness,
  anger: [],
};
/** Kinds that name their cause: `causedBy` of their patterns is a person or a place. */
const causedKinds = ["abuse", "grooming", "bullying", "conflict"] as const;
/** Kinds whose unknown cause may be a person from an earlier message. */
const recallableKinds: ReadonlySet<DistressKind> = new Set([
  "crisis",
  "abuse",
  "grooming",
  "runaway",
  "conflict",
]);
/** Tags of people who aren't at home. */
const outsideHome: readonly Tag[] = ["OUTSIDER", "STRANGER", "PEER", "FRIEND", "BULLY", "ONLINE"];
const people: readonly Tag[] = ["HOME", ...outsideHome];
const atSchool =
  /\b(?:school|class|break|recess|lunch|playground|bus|gym|practice|escuela|recreo|clase)\b/;
const speaker: readonly Tag[] = ["SELF", "OBJ", "POSS"];
/** A text with more words, none of them "I" or "my", counts as a retold story. */
const maxWordsWithoutSpeaker = 25;
/** A longer message isn't a follow-up. */
const maxFollowUpWords = 14;
/** A follow-up refers to one of this many messages before it. */
const maxMessagesBack = 3;

export type Conversation = {
  /** Earlier messages of the same person, oldest first. */
  earlier?: readonly string[];
  /** Distress found earlier in the conversation. */
  before?: Pick<Distress, "kind" | "cause"> | null;
};

/**
 * Returns the most serious kind of distress that a message expresses, with its cause; null if it
 * expresses none. Requests for films, games and idioms don't count. When unclear, it is distress.
 */
export function findDistress(message: string, { earlier = [], before = null }: Conversation = {}) {
  const words = withoutRequests(readWords(message));
  if (isRetoldStory(words)) return null;
  const found = findIn(words);
  // "Nobody believes me" is loneliness by itself, and more serious as a follow-up.
  const isOpenEnded = found === null || found.kind === "loneliness";
  const result = (isOpenEnded ? followUpOf(words, { earlier, before }) : null) ?? found;
  if (!result) return null;
  const isRecalled = result.cause === "unknown" && isCauseRecalled(result.kind, words);
  const cause = isRecalled ? recallCause(words, { earlier, before }) : result.cause;
  const language = isSpanish(words) ? "es" : "en";
  return { kind: result.kind, cause, language } satisfies Distress;
}

/**
 * Whether the first person that a message mentions is someone at home and not the speaker, as in
 * "my dad has a gun".
 */
export function isAboutHome(message: string): boolean {
  const first = readWords(message).find(({ means }) => means.has("SELF") || means.has("HOME"));
  return first?.means.has("HOME") ?? false;
}

/**
 * Whether a message mentions someone at home, and its language. For messages whose distress was
 * detected elsewhere.
 */
export function readHomeAndLanguage(message: string): {
  mentionsHome: boolean;
  language: Language;
} {
  const words = readWords(message);
  return {
    mentionsHome: words.some(({ means }) => means.has("HOME")),
    language: isSpanish(words) ? "es" : "en",
  };
}

/** Uses each pattern once, so that the first message isn't slow. */
export function* warmUpPatterns(): Generator<void, void> {
  for (const kind of distressKinds) {
    firstMatch(patternsOf[kind], readWords("hello there"));
    yield;
  }
}

type Found = Pick<Distress, "kind" | "cause">;

function findIn(words: readonly Word[]): Found | null {
  const text = words.map((word) => word.text).join(" ");
  const kinds = distressKinds.filter((one) => firstMatch(patternsOf[one], words) !== null);
  const gravest = kinds[0] === "medical" ? refineMedical(kinds, words) : kinds[0];
  if (gravest === undefined) return null;
  const causes = causedKinds.flatMap((one) =>
    patternsOf[one].flatMap((pattern) =>
      [...matchesOf(pattern, words)].map((match) => causeOf(words, pattern, match)),
    ),
  );
  if (causes.includes("home")) return { kind: gravest, cause: "home" };
  const kind =
    gravest === "abuse" && isAmongChildren(words, text, kinds.includes("bullying"))
      ? "bullying"
      : gravest;
  const isUnknown = causes.includes("unknown") || causes.length === 0;
  return { kind, cause: isUnknown ? "unknown" : "other" };
}

function isRetoldStory(words: readonly Word[]): boolean {
  if (words.length <= maxWordsWithoutSpeaker) return false;
  return !words.some(({ means }) => speaker.some((tag) => means.has(tag)));
}

/**
 * The kind of a medical message that matches other kinds, too: a wound that someone caused is
 * abuse, an injured or dead pet is the illness or the grief.
 */
function refineMedical(kinds: readonly DistressKind[], words: readonly Word[]): DistressKind {
  if (kinds.includes("abuse")) return "abuse";
  const isOfPet = words.some(({ means }) => means.has("PET"));
  const petKind = kinds.find((kind) => kind === "grief" || kind === "petIllness");
  return isOfPet && petKind ? petKind : "medical";
}

/** Harm between children gets a different answer than harm by adults. */
function isAmongChildren(words: readonly Word[], text: string, isBullying: boolean): boolean {
  const has = (tag: Tag) => words.some(({ means }) => means.has(tag));
  if (has("TOUCH") || has("OUTSIDER") || has("STRANGER") || has("PRIVATE")) return false;
  return isBullying || has("PEER") || has("FRIEND") || has("BULLY") || atSchool.test(text);
}

function firstMatch(patterns: readonly Pattern[], words: readonly Word[]) {
  for (const pattern of patterns) {
    for (const match of matchesOf(pattern, words)) return { pattern, match };
  }
  return null;
}

/** The cause of what a pattern matches, by its marked word and then by the rest of the message. */
function causeOf(words: readonly Word[], { causedBy }: Pattern, match: Match): Cause {
  const at = match[causedBy] ?? 0;
  const word = words[at];
  if (!word) return "unknown";
  if (word.means.has("HOME") || word.means.has("PLACE")) return "home";
  if (outsideHome.some((tag) => word.means.has(tag))) return "other";
  // "He hits me at home" blames someone at home. In "a man broke into my house" the marked word is
  // "into", and "house" is where it happened, not who did it.
  const isBreakIn = word.text === "in" || word.text === "into";
  if (!isBreakIn && words.some(({ means }) => means.has("PLACE"))) return "home";
  const named = lastNamed(words.slice(0, at)) ?? lastNamed(words);
  return named ?? "unknown";
}

/** Whether the person mentioned last is someone at home; null if no person is mentioned. */
function lastNamed(words: readonly Word[]): Cause | null {
  const last = words.findLast(({ means }) => people.some((tag) => means.has(tag)));
  if (!last) return null;
  return last.means.has("HOME") ? "home" : "other";
}

/**
 * Whether an unknown cause may be taken from an earlier message. Never for grief, fear and the
 * like, which nobody has to have caused; for bullying only if a pronoun refers to someone.
 */
function isCauseRecalled(kind: DistressKind, words: readonly Word[]): boolean {
  if (kind === "bullying") return words.some(({ means }) => means.has("PRON"));
  return recallableKinds.has(kind);
}

/**
 * "He" is the person mentioned last; a person who was hurt at home before is probably hurt by the
 * same person again.
 */
function recallCause(words: readonly Word[], { earlier = [], before = null }: Conversation): Cause {
  if (before?.cause === "home") return "home";
  const isSomeone = words.some(({ means }) => means.has("PRON") || means.has("SOMEONE"));
  const messages = earlier.map((message) => readWords(message)).toReversed();
  if (messages.some((read) => findIn(withoutRequests(read))?.cause === "home")) return "home";
  const named = isSomeone ? messages.map(lastNamed).find((cause) => cause !== null) : undefined;
  return named ?? "unknown";
}

/**
 * A message that expresses distress only after a serious one: "He did it again". It gets the kind
 * of the last serious message.
 */
function followUpOf(
  words: readonly Word[],
  { earlier = [], before = null }: Conversation,
): Found | null {
  const last =
    earlier
      .slice(-maxMessagesBack)
      .map((message) => findIn(withoutRequests(readWords(message))))
      .findLast((found) => found !== null) ?? before;
  if (!last || !(graveKinds.has(last.kind) || last.cause === "home")) return null;
  if (words.length > maxFollowUpWords || words.some(({ means }) => means.has("IDIOM"))) return null;
  const found = firstMatch(followUps, words);
  if (!found) return null;
  const person = words[found.match[found.pattern.causedBy] ?? 0];
  const isOther = outsideHome.some((tag) => person?.means.has(tag));
  return {
    kind: last.kind,
    cause: person?.means.has("HOME") ? "home" : isOther ? "other" : "unknown",
  };
}
