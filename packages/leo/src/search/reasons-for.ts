import type { Facets } from "#facets.ts";
import type { KnownTitle } from "#known.ts";
import type { Reason } from "#understanding.ts";
import { matchMoods } from "./match-facets.ts";
import type { MeaningHit } from "./meaning-index.ts";
import type { Place } from "./title-words.ts";

/** Matches weaker than this are not named as a reason. */
const leastPart = 0.1;

/** Why a title was found, strongest reason first. */
export function reasonsFor(
  title: KnownTitle,
  facets: Facets,
  hit: MeaningHit | undefined,
): Reason[] {
  const worded = (hit?.words ?? [])
    .filter(({ part }) => part >= leastPart)
    .slice(0, 3)
    .map(({ word, place }) => reasonOf(title, place, word));
  const { moods, genre } = matchMoods(title, facets);
  const all: Reason[] = [
    ...worded,
    ...moods.slice(0, 2).map((mood) => ({ kind: "mood" as const, mood })),
  ];
  if (genre) all.push({ kind: "genre", genre: title.genre });
  if (facets.age !== null) all.push({ kind: "age", age: facets.age });
  if (facets.withinMinutes !== null)
    all.push({ kind: "short", minutes: title.durationSeconds / 60 });
  return [...new Map(all.map((reason) => [JSON.stringify(reason), reason])).values()];
}

function reasonOf(title: KnownTitle, place: Place, word: string): Reason {
  const theme = title.themes.find((one) => one.toLowerCase().split(/\W+/).includes(word));
  if (theme) return { kind: "theme", theme };
  if (place === "mood") return { kind: "mood", mood: word };
  if (place === "name") return { kind: "name" };
  const who = title.cast.find(
    ({ name, kind }) => kind === word || name.toLowerCase().split(/\W+/).includes(word),
  );
  return place === "cast" && who ? { kind: "cast", name: who.name } : { kind: "story", word };
}
