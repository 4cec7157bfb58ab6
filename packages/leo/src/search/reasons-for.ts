import type { Facets } from "#facets.ts";
import type { KnownTitle } from "#known.ts";
import type { Reason } from "#understanding.ts";
import { moodOf, type Relaxed } from "./match-facets.ts";
import type { Hit, Matched } from "./score-titles.ts";
import { stem } from "#text/stem.ts";

/** Words that match less well are not named as a reason, even if they helped to find it. */
const leastLikeness = 0.6;

/** Why a title was found, as facts, strongest first. Words of scripts are never a reason. */
export function reasonsFor(
  title: KnownTitle,
  facets: Facets,
  { hit, relaxed }: { hit: Hit | undefined; relaxed: readonly Relaxed[] },
): Reason[] {
  const all: Reason[] = [];
  if (hit?.line) all.push({ kind: "line", line: hit.line });
  for (const word of facets.moods) {
    const mood = moodOf(title, word);
    if (mood) all.push({ kind: "mood", mood });
  }
  all.push(...(hit?.words ?? []).flatMap((word) => reasonOf(title, word)));
  if (facets.genre === title.genre) all.push({ kind: "genre", genre: title.genre });
  const isTimed = facets.withinMinutes !== null || facets.compared === "shorter";
  if (isTimed && !relaxed.includes("length"))
    all.push({ kind: "short", minutes: title.durationSeconds / 60 });
  if (facets.age !== null) all.push({ kind: "age", age: facets.age });
  return [...new Map(all.map((reason) => [JSON.stringify(reason), reason])).values()];
}

function reasonOf(title: KnownTitle, { word, place, likeness }: Matched): Reason[] {
  if (likeness < leastLikeness || place === "line") return [];
  const root = stem(word);
  const holds = (text: string) =>
    text
      .toLowerCase()
      .split(/\W+/)
      .some((one) => stem(one) === root);
  const theme = title.themes.find(holds);
  if (theme) return [{ kind: "theme", theme }];
  const named = title.cast.find(({ name }) => holds(name));
  if (named) return [{ kind: "cast", name: named.name }];
  const who = title.cast.find(({ kind }) => kind !== null && holds(kind));
  if (who?.kind) return [{ kind: "creature", creature: who.kind }];
  const mood = title.moods.find(holds);
  return mood ? [{ kind: "mood", mood }] : [];
}
