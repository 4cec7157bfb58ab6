import { readPeopleQuestion } from "#people/read-people-question.ts";
import { normalizeSpanish } from "#slots/normalize-spanish.ts";
import type { Reading } from "./reading.ts";
import type { Transcript } from "./transcript.ts";
import { trimmings } from "./trim.ts";

const intents = {
  history: "history",
  watchedTime: "watched_time",
  historyOf: "history",
  watchedTimeOf: "watched_time",
  whoIsInParty: null,
} as const;

const politeInSpanish =
  /^(?:(?:leo|oye|hola|por favor|a ver|y|dime|sabes) )+|(?: (?:por favor|gracias|leo))+$/g;

/** Reads "what did Mia watch today" and "is Grandma in the party". */
export function readPeople({ message, words, language, moment }: Transcript): Reading | null {
  const forms =
    language === "es"
      ? [normalizeSpanish(message).replaceAll(politeInSpanish, "")]
      : trimmings(words);
  for (const form of forms) {
    const question = readPeopleQuestion(form, language, moment.people ?? []);
    if (question) {
      const understanding = { kind: "question", question, certainty: 1 } as const;
      return { understanding, intent: intents[question.intent] };
    }
  }
  return null;
}
