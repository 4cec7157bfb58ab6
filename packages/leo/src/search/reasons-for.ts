import type { Language } from "#distress/distress.ts";
import type { Facets } from "#facets.ts";
import type { KnownTitle } from "#known.ts";
import type { Reason } from "#understanding.ts";
import { contentWords, normalizeIn, stemIn } from "./analyze.ts";
import { kindWords } from "./kind-words.ts";
import { moodOf, type Relaxed } from "./match-facets.ts";
import type { Hit, Matched } from "./score-titles.ts";

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

function reasonOf(title: KnownTitle, { word, language, place, likeness }: Matched): Reason[] {
  if (likeness < leastLikeness || place === "line") return [];
  const root = stemIn(language, normalizeIn(language, word));
  const holds = (text: string) =>
    contentWords(language, normalizeIn(language, text)).some(
      (one) => stemIn(language, one) === root,
    );
  const texts = title.translations.find((one) => one.language === language) ?? title;
  // What a translation calls it, by the title's own word.
  const own = <One>(all: readonly One[], words: readonly string[]) => all[words.findIndex(holds)];
  const theme = own(title.themes, texts.themes);
  if (theme !== undefined) return [{ kind: "theme", theme }];
  const named = title.cast.find(({ name }) => holds(name));
  if (named) return [{ kind: "cast", name: named.name }];
  const who = title.cast.find(({ kind }) => kind !== null && isCreature(kind, language, holds));
  if (who?.kind) return [{ kind: "creature", creature: who.kind }];
  const mood = own(title.moods, texts.moods);
  return mood === undefined ? [] : [{ kind: "mood", mood }];
}

/** People are no creatures, though words for them find films too. */
const people: ReadonlySet<string> = new Set(["child", "elder"]);

function isCreature(kind: string, language: Language, holds: (text: string) => boolean): boolean {
  if (people.has(kind)) return holds(kind);
  return holds(`${language === "en" ? kind : ""} ${kindWords[language][kind] ?? ""}`);
}
