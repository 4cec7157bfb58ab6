import type { Guessed, IntentGuess } from "#intents/intent-guesser.ts";
import { isDenied } from "#intents/denied.ts";
import { limitFor, limits } from "#intents/nature.ts";
import { meaningOfIntent } from "#intents/meaning-of-intent.ts";
import {
  helpIntents,
  isOneOf,
  knowledgeIntents,
  outOfScope,
  talkIntents,
} from "#intents/talk-intents.ts";
import type { IntentName } from "#intents/intent-names.ts";
import type { Meaning } from "#meaning.ts";
import type { SlotReader } from "#slots/slot-reader.ts";

/** What the classifier makes of a message. */
export type IntentReading =
  | { kind: "meant"; intent: IntentName; meaning: Meaning; probability: number }
  | { kind: "talk"; intent: (typeof talkIntents)[number]; probability: number }
  | { kind: "knowledge"; intent: (typeof knowledgeIntents)[number]; probability: number }
  | { kind: "help"; intent: (typeof helpIntents)[number]; probability: number }
  | { kind: "choose"; options: readonly [IntentName, IntentName] }
  /** Something that Leo can't do. */
  | { kind: "beyond" }
  | { kind: "unclear"; best: IntentName | null };

/** A second guess as close as this makes a question of it. */
const closeSecond = 0.15;
/** A guess as sure as this is asked about, even if nothing else comes near. */
const likely = 0.5;
/** Looking for a film is what Leo does anyway with what he doesn't understand. */
const searches: ReadonlySet<IntentName> = new Set(["find_film", "find_line"]);
/** What is asked instead, where the message lacks what the intent needs. */
const insteadOf: Readonly<Partial<Record<IntentName, readonly [IntentName, IntentName]>>> = {
  seek_to: ["seek_forward", "seek_back"],
  volume_set: ["volume_up", "volume_down"],
  captions_language: ["captions_on", "captions_how"],
  open_genre: ["open_explore", "find_film"],
  play_track: ["play_music", "open_listen"],
};

/** Reads the most probable intent with the slots of its message, or asks back. */
export function readIntent({ intents }: Guessed, slots: SlotReader): IntentReading {
  const [best, second] = intents;
  if (!best) return { kind: "unclear", best: null };
  const { intent, probability } = best;
  if (intent === outOfScope)
    return probability >= likely ? { kind: "beyond" } : { kind: "unclear", best: intent };
  const reading = read(best, slots);
  if (reading) return reading;
  const isCloseCall =
    probability >= likely ||
    (probability >= limits.ask && (second?.probability ?? 0) >= closeSecond);
  if (!isCloseCall || searches.has(intent) || isDenied(intent, slots.words, slots.language))
    return { kind: "unclear", best: intent };
  const instead = probability >= likely ? insteadOf[intent] : undefined;
  if (instead) return { kind: "choose", options: instead };
  if (!second || second.intent === outOfScope) return { kind: "unclear", best: intent };
  return { kind: "choose", options: [intent, second.intent] };
}

/** Null if it isn't probable enough for what it would do. */
function read({ intent, probability }: IntentGuess, slots: SlotReader): IntentReading | null {
  if (isOneOf(talkIntents, intent))
    return probability >= limits.answer ? { kind: "talk", intent, probability } : null;
  if (isOneOf(knowledgeIntents, intent))
    return probability >= limits.answer ? { kind: "knowledge", intent, probability } : null;
  if (isOneOf(helpIntents, intent))
    return probability >= limits.answer ? { kind: "help", intent, probability } : null;
  const meaning = meaningOfIntent[intent]?.(slots) ?? null;
  if (meaning && isCommand(meaning) && isDenied(intent, slots.words, slots.language)) return null;
  const isNamed = intent === "play_title" && slots.namesTitle();
  if (meaning && probability >= (isNamed ? likely : limitFor(meaning)))
    return { kind: "meant", intent, meaning, probability };
  return null;
}

function isCommand({ kind }: Meaning): boolean {
  return kind === "command" || kind === "unsure" || kind === "playWanted";
}
