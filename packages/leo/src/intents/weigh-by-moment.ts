import type { Moment } from "#understanding.ts";
import type { IntentGuess } from "./intent-guesser.ts";
import type { IntentName } from "./intent-names.ts";

/** What people say about films that they were just shown. */
export const aboutShown: ReadonlySet<IntentName> = new Set([
  "refine_shorter",
  "refine_longer",
  "refine_funnier",
  "refine_calmer",
  "refine_younger",
  "refine_older",
  "exclude",
  "another",
  "reject_shown",
  "pick_shown",
  "why_recommended",
  "describe",
  "how_long",
  "suits_age",
  "who_is_in",
]);
/** What people say when they were asked something. */
const replies: ReadonlySet<IntentName> = new Set(["yes", "no", "never_mind"]);
/** What people ask while a film plays. */
const aboutPlaying: ReadonlySet<IntentName> = new Set([
  "time_left_in_film",
  "describe",
  "who_is_in",
  "how_long",
  "what_is_on",
]);
const likelier = 2.5;
/** A guess at a riddle is judged before a message is classified, so this is none. */
const afterRiddles: IntentName = "riddle_answer";
const unlikelier = 0.1;

/** The guesses weighed by what was said before: after films were shown, "shorter" is about them. */
export function weighByMoment(
  guesses: readonly IntentGuess[],
  { shown = [], pending = null, choosing = null, onScreen = null }: Moment,
): IntentGuess[] {
  const isLikelier = (intent: IntentName) =>
    (shown.length > 0 && aboutShown.has(intent)) ||
    (onScreen !== null && aboutPlaying.has(intent)) ||
    ((pending !== null || choosing !== null) && replies.has(intent));
  const weighed = guesses.map(({ intent, probability }) => ({
    intent,
    probability:
      probability * (isLikelier(intent) ? likelier : intent === afterRiddles ? unlikelier : 1),
  }));
  const before = guesses.reduce((sum, { probability }) => sum + probability, 0);
  const after = weighed.reduce((sum, { probability }) => sum + probability, 0);
  return weighed
    .map(({ intent, probability }) => ({ intent, probability: (probability * before) / after }))
    .toSorted((a, b) => b.probability - a.probability);
}
