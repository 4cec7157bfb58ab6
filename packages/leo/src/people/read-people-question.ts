import type { Language } from "#distress/distress.ts";
import { readPeriod } from "#slots/read-period.ts";
import type { Person } from "#understanding.ts";
import { findPeople, isNoOne, isPersonName } from "./find-people.ts";
import { type Asked, type PeopleQuestion, peopleSentences } from "./people-sentences.ts";

const asked = ["historyOf", "watchedTimeOf", "whoIsInParty"] as const satisfies readonly Asked[];
/** "What did I watch", but not "what are we watching". */
const aboutSelf = /\b(?:did|have) (?:i|we)\b/;
/** Without a known name or a time, "what did Columbus see" is about the world. */
const surelyHere = /\bwatch|\b(?:my|our|mi|mis|nuestr[oa]s?) /;

/**
 * Reads a question about what someone of the household watched, or who is in the party; null for any
 * other message.
 * @param words normalized by the rules of their language
 */
export function readPeopleQuestion(
  words: string,
  language: Language,
  people: readonly Person[],
): PeopleQuestion | null {
  for (const intent of asked)
    for (const sentence of peopleSentences[language][intent]) {
      const found = sentence.exec(words);
      if (!found) continue;
      const name = found.groups?.["name"] ?? "";
      const question = toQuestion(intent, { name, words, people });
      if (question) return question;
    }
  return null;
}

function toQuestion(
  intent: Asked,
  { name, words, people }: { name: string; words: string; people: readonly Person[] },
): PeopleQuestion | null {
  if (intent === "whoIsInParty") {
    if (name === "" || isNoOne(name)) return { intent, slots: { name: null } };
    // "Is the grandma in the party" can only mean a person.
    return isPersonName(name, people, { articles: true }) ? { intent, slots: { name } } : null;
  }
  const period = readPeriod(words);
  if (aboutSelf.test(words))
    return { intent: intent === "historyOf" ? "history" : "watchedTime", slots: { period } };
  if (!isPersonName(name, people, { articles: false })) return null;
  const profileIds = findPeople(name, people);
  if (profileIds.length === 0 && period === "ever" && !surelyHere.test(words)) return null;
  return { intent, slots: { name, profileIds, period } };
}
