import type { ControlsChange, Days } from "#controls-change.ts";
import type { SlotReader } from "./slot-reader.ts";

const removing =
  /\b(?:remove|no more|turn off|take (?:off|away)|lift|delete|without|unlimited|get rid of|stop the|quita|quitale|quitar|elimina|desactiva|sin (?:limite|hora))\b/;
const weekend = /\bweekends?\b|\bsaturdays?\b|\bsundays?\b|\bfin(?:es)? de semana\b|\bsabados?\b/;
const school =
  /\b(?:school (?:days|nights)|weekdays?|weeknights?|during the week|entre semana|dias de (?:escuela|clases))\b/;

export function readDays(words: string): Days {
  if (weekend.test(words)) return "weekend";
  return school.test(words) ? "school" : "all";
}

/** A screen time limit; null unless it says how long, or to remove it. */
export function readLimit(slots: SlotReader): ControlsChange | null {
  const days = readDays(slots.words);
  const seconds = slots.seconds();
  if (seconds !== null) return { kind: "limit", minutes: Math.round(seconds / 60), days };
  return removing.test(slots.words) ? { kind: "limit", minutes: null, days } : null;
}

/** A bedtime; null unless it says when, or to remove it. */
export function readBedtime(slots: SlotReader): ControlsChange | null {
  const days = readDays(slots.words);
  if (removing.test(slots.words)) return { kind: "bedtime", minutes: null, days };
  // Without a time, as in "20 minutes later", it depends on the present bedtime: see its page.
  const minutes = slots.clock();
  return minutes === null ? null : { kind: "bedtime", minutes, days };
}

const ratingsSaid: readonly [RegExp, "G" | "PG" | "PG-13" | "R"][] = [
  [/\bpg ?13\b/, "PG-13"],
  [/\bpg\b/, "PG"],
  [/\br\b/, "R"],
  [/\bg\b/, "G"],
];

/** The highest rating; null unless it names one. "Nothing scary" is no rating. */
export function readRating({ words }: SlotReader): ControlsChange | null {
  const said = words.replaceAll(/\bfilms? r\b/g, " ");
  const rating = ratingsSaid.find(([pattern]) => pattern.test(said))?.[1];
  return rating === undefined ? null : { kind: "rating", rating };
}

const wordToBlock =
  /\b(?:word|words|palabra|palabras)\s+(?:like\s+|como\s+)?["“”']?(\p{L}[\p{L}\p{N}]*)|\b(?:with|about|con|de)\s+(\p{L}+)\s*$/iu;

/** A word whose films are hidden; null if it isn't clear which. */
export function readBlockedWord({ message }: SlotReader): ControlsChange | null {
  const found = wordToBlock.exec(message.trim().replace(/[.!?]+$/, ""));
  const word = found?.[1] ?? found?.[2];
  return word === undefined ? null : { kind: "blockWord", word: word.toLowerCase() };
}

export function readLeoRight({ words }: SlotReader): ControlsChange {
  const isMicrophone = /\b(?:mic|microphone|voice|listen\w*|microfono|voz|escuch\w*)\b/.test(words);
  return { kind: "leo", allow: isMicrophone ? "noMicrophone" : "off" };
}
