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

const patternsOf: Readonly<Record<DistressKind, readonly Pattern[]>> = {
  crisis,
  friendInCrisis,
  medical,
  abuse,
  grooming,
  runaway,
  lost,
  bullying,
  conflict,
  grief,
  missing,
  illness,
  petIllness,
  unwell,
  longing,
  fear,
  loneliness,
  sadness,
};
/** Kinds with a person as the cause. */
const causedKinds = ["abuse", "grooming", "bullying", "conflict"] as const;
/** Kinds that a person mentioned earlier may have caused. */
const recalledKinds: ReadonlySet<DistressKind> = new Set([
  "crisis",
  "abuse",
  "grooming",
  "runaway",
  "conflict",
]);
const others: readonly Tag[] = ["OUTSIDER", "STRANGER", "PEER", "FRIEND", "BULLY", "ONLINE"];
const people: readonly Tag[] = ["HOME", ...others];
const atSchool =
  /\b(?:school|class|break|recess|lunch|playground|bus|gym|practice|escuela|recreo|clase)\b/;
const speaker: readonly Tag[] = ["SELF", "OBJ", "POSS"];
const taleWords = 25;
/** A follow-up is short, and comes soon after. */
const followUpWords = 14;
const linesBetween = 3;

export type Talk = {
  /** Earlier messages of the same person, oldest first. */
  earlier?: readonly string[];
  /** Distress found earlier in the conversation. */
  before?: Pick<Distress, "kind" | "cause"> | null;
};

/**
 * Whether the speaker, or someone close to them, is in distress, and who causes it. Requests for
 * films, games and idioms don't count; in doubt it is distress.
 */
export function findDistress(message: string, { earlier = [], before = null }: Talk = {}) {
  const words = withoutRequests(readWords(message));
  if (isTale(words)) return null;
  const found = findIn(words);
  // "Nobody believes me" is loneliness by itself, and more serious as a follow-up.
  const isOpenEnded = found === null || found.kind === "loneliness";
  const said = (isOpenEnded ? followUpOf(words, { earlier, before }) : null) ?? found;
  if (!said) return null;
  const isOpen = said.cause === "unknown" && mayBeRecalled(said.kind, words);
  const cause = isOpen ? recallCause(words, { earlier, before }) : said.cause;
  const language = isSpanish(words) ? "es" : "en";
  return { kind: said.kind, cause, language } satisfies Distress;
}

/** Whether a message mentions someone at home before the speaker, as in "my dad has a gun". */
export function isToldOfHome(message: string): boolean {
  const first = readWords(message).find(({ means }) => means.has("SELF") || means.has("HOME"));
  return first?.means.has("HOME") ?? false;
}

/**
 * Whether a message mentions someone at home, and its language. For messages whose distress was
 * detected elsewhere.
 */
export function glanceAt(message: string): { isOfHome: boolean; language: Language } {
  const words = readWords(message);
  return {
    isOfHome: words.some(({ means }) => means.has("HOME")),
    language: isSpanish(words) ? "es" : "en",
  };
}

/** Warms up the patterns, so that the first message isn't slow. */
export function* readPatterns(): Generator<void, void> {
  for (const kind of distressKinds) {
    firstMatch(patternsOf[kind], readWords("hello there"));
    yield;
  }
}

type Found = Pick<Distress, "kind" | "cause">;

function findIn(words: readonly Word[]): Found | null {
  const text = words.map((word) => word.text).join(" ");
  const kinds = distressKinds.filter((one) => firstMatch(patternsOf[one], words) !== null);
  const gravest = kinds[0] === "medical" ? insteadOfMedical(kinds, words) : kinds[0];
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
  return { kind, cause: causes.includes("unknown") || causes.length === 0 ? "unknown" : "other" };
}

/** A long text without an "I" or "my" retells a story. */
function isTale(words: readonly Word[]): boolean {
  return (
    words.length > taleWords && !words.some(({ means }) => speaker.some((tag) => means.has(tag)))
  );
}

/** Blood that someone else draws is abuse, and an injured pet is no case for an ambulance. */
function insteadOfMedical(kinds: readonly DistressKind[], words: readonly Word[]): DistressKind {
  if (kinds.includes("abuse")) return "abuse";
  const isOfPet = words.some(({ means }) => means.has("PET"));
  const ofPet = kinds.find((kind) => kind === "grief" || kind === "petIllness");
  return isOfPet && ofPet ? ofPet : "medical";
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

function causeOf(words: readonly Word[], { causedBy }: Pattern, match: Match): Cause {
  const at = match[causedBy] ?? 0;
  const word = words[at];
  if (!word) return "unknown";
  if (word.means.has("HOME") || word.means.has("PLACE")) return "home";
  if (others.some((tag) => word.means.has(tag))) return "other";
  const isSomewhere = !["in", "into"].includes(word.text);
  if (isSomewhere && words.some(({ means }) => means.has("PLACE"))) return "home";
  const named = lastNamed(words.slice(0, at)) ?? lastNamed(words);
  return named ?? "unknown";
}

/** The person mentioned last, as a cause of distress. */
function lastNamed(words: readonly Word[]): Cause | null {
  const last = words.findLast(({ means }) => people.some((tag) => means.has(tag)));
  if (!last) return null;
  return last.means.has("HOME") ? "home" : "other";
}

/** Grief and fear keep their kind, also when someone at home is mentioned. */
function mayBeRecalled(kind: DistressKind, words: readonly Word[]): boolean {
  if (kind === "bullying") return words.some(({ means }) => means.has("PRON"));
  return recalledKinds.has(kind);
}

/**
 * "He" is the person mentioned last; a person who was hurt at home before is probably hurt by the
 * same person again.
 */
function recallCause(words: readonly Word[], { earlier = [], before = null }: Talk): Cause {
  if (before?.cause === "home") return "home";
  const isSomeone = words.some(({ means }) => means.has("PRON") || means.has("SOMEONE"));
  const lines = earlier.map((line) => readWords(line)).toReversed();
  if (lines.some((line) => findIn(withoutRequests(line))?.cause === "home")) return "home";
  const named = isSomeone ? lines.map(lastNamed).find((cause) => cause !== null) : undefined;
  return named ?? "unknown";
}

function followUpOf(words: readonly Word[], { earlier = [], before = null }: Talk): Found | null {
  const last =
    earlier
      .slice(-linesBetween)
      .map((line) => findIn(withoutRequests(readWords(line))))
      .findLast((found) => found !== null) ?? before;
  if (!last || !(graveKinds.has(last.kind) || last.cause === "home")) return null;
  if (words.length > followUpWords || words.some(({ means }) => means.has("IDIOM"))) return null;
  const found = firstMatch(followUps, words);
  if (!found) return null;
  const who = words[found.match[found.pattern.causedBy] ?? 0];
  const isOther = others.some((tag) => who?.means.has(tag));
  return {
    kind: last.kind,
    cause: who?.means.has("HOME") ? "home" : isOther ? "other" : "unknown",
  };
}
