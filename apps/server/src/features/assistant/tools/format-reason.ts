import type { Found } from "@goldmane/leo/understanding";
import type { Reason } from "@goldmane/contracts/recommendations/schema";
import { nameGenre } from "@goldmane/contracts/library/rules";
import type { Title } from "#features/library/service.ts";
import type { Words } from "#platform/words/words.ts";
import { formatLength } from "./texts/format-time.ts";

/** Reasons in a sentence: two are enough to know what to expect. */
const reasonsAtMost = 2;

/** Why a title matched: "It’s funny and it has a dragon"; "" for one that was named. */
export function formatFoundReason(
  { reasons }: Pick<Found, "reasons">,
  title: Title,
  words: Words,
): string {
  const clauses = new Set(
    reasons.flatMap((reason) => formatClause(reason, title, words)).filter(Boolean),
  );
  const [first, second] = [...clauses].slice(0, reasonsAtMost);
  if (first === undefined) return "";
  return capitalize(second === undefined ? first : words.say`${first} and ${second}`);
}

/** One reason as a clause that can follow "because". */
function formatClause(reason: Found["reasons"][number], title: Title, words: Words): string[] {
  const { say, sayText, sayTheme } = words;
  switch (reason.kind) {
    case "theme":
      return [say`it’s about ${sayTheme(reason.theme)}`];
    case "mood":
      return [formatMood(reason.mood, words)];
    case "cast":
      return [say`${nameIn(title, reason.name)} is in it`];
    case "creature":
      return formatCreature(reason.creature, words);
    case "line":
      return [say`someone says “${nameIn(title, reason.line)}”`];
    case "short":
      return [say`it only takes ${formatLength(words, reason.minutes * 60)}`];
    case "age":
      return [say`it’s right for age ${reason.age}`];
    case "genre":
      return [say`it’s from ${sayText(nameGenre(title.genre))}`];
  }
}

/** Moods that are no adjectives have a clause of their own. */
function formatMood(mood: string, { say, sayText }: Words): string {
  if (mood === "bedtime") return say`it’s made for bedtime`;
  if (mood === "wonder") return say`it’s full of wonder`;
  return say`it’s ${sayText(mood)}`;
}

function formatCreature(creature: string, { say }: Words): string[] {
  switch (creature) {
    case "alien":
      return [say`it has an alien`];
    case "bear":
      return [say`it has a bear`];
    case "cat":
      return [say`it has a cat`];
    case "dragon":
      return [say`it has a dragon`];
    case "fox":
      return [say`it has a fox`];
    case "knight":
      return [say`it has a knight`];
    case "lion":
      return [say`it has a lion`];
    case "owl":
      return [say`it has an owl`];
    case "rabbit":
      return [say`it has a rabbit`];
    case "robot":
      return [say`it has a robot`];
    case "slime":
      return [say`it has a slime`];
    case "unicorn":
      return [say`it has a unicorn`];
    case "whale":
      return [say`it has a whale`];
    case "ant":
      return [say`it has an ant`];
    case "bee":
      return [say`it has a bee`];
    case "bird":
      return [say`it has a bird`];
    case "mouse":
      return [say`it has a mouse`];
    case "snail":
      return [say`it has a snail`];
    case "wizard":
      return [say`it has a wizard`];
    default:
      return [];
  }
}

/** A name or line of the original, as the reader knows it. */
function nameIn({ translation }: Title, english: string): string {
  return translation ? translation.translate(english) : english;
}

/** Why a title is recommended. */
export function formatRecommendedReason(reason: Reason, words: Words): string {
  const { say, sayText, sayTheme } = words;
  switch (reason.kind) {
    case "finished":
      return say`Because you watched ${reason.title}`;
    case "watching":
      return say`Because you’re watching ${reason.title}`;
    case "bedTime":
      return say`Ends before bedtime`;
    case "minutes":
      return say`Fits in your remaining time`;
    case "hour":
      return say`Just right for this time of day: ${formatMood(reason.mood, words)}`;
    case "untried":
      return say`Something new: ${sayText(nameGenre(reason.genre))}`;
    case "popular":
      return say`Popular here`;
    case "ageGroup":
      return say`Picked for your age`;
    case "character":
    case "performer":
      return capitalize(say`${reason.name} is in it`);
    case "director":
      return say`Made by ${reason.name}`;
    case "theme":
      return say`About ${sayTheme(reason.theme)}, which you like`;
    case "mood":
      return capitalize(say`${formatMood(reason.mood, words)}, as you like it`);
    case "genre":
      return say`More ${sayText(nameGenre(reason.genre))}`;
  }
}

function capitalize(text: string): string {
  return text.replace(/^./, (first) => first.toUpperCase());
}
