import type { Likeness } from "@goldmane/contracts/library/similar";
import { toWords } from "#platform/to-words.ts";
import { sourceOf, type Title } from "#features/library/title.ts";

/** A feature that titles can share. */
export type TitleFeature = {
  /** Equal keys mean the same feature. */
  key: string;
  /** Weight of the feature before rarity is applied. */
  weight: number;
  /** Label for viewers; null for plain words of the description. */
  says: Likeness | null;
};

const weights = {
  character: 6,
  performer: 3,
  theme: 3,
  director: 2.5,
  mood: 1.5,
  genre: 1,
  word: 0.5,
} as const;

const shortestWord = 4;

const known = new WeakMap<Title, readonly TitleFeature[]>();

/** A title's features, each once, whichever language it is shown in. Title objects are immutable, so the result can be cached. */
export function featuresOf(shown: Title): readonly TitleFeature[] {
  const title = sourceOf(shown);
  const found = known.get(title) ?? readFeatures(title);
  known.set(title, found);
  return found;
}

function readFeatures(title: Title): readonly TitleFeature[] {
  const said = [
    // A name alone is ambiguous; the same name and voice is the same character.
    ...title.cast
      .filter(({ name, role }) => name !== "" && role !== "")
      .map(({ name, role }) => say({ kind: "character", name: role }, `${role} ${name}`)),
    ...title.cast
      .filter(({ name }) => name !== "")
      .map(({ name }) => say({ kind: "performer", name }, name)),
    ...(title.director === ""
      ? []
      : [say({ kind: "director", name: title.director }, title.director)]),
    ...title.themes.map((theme) => say({ kind: "theme", theme }, theme)),
    ...title.moods.map((mood) => say({ kind: "mood", mood }, mood)),
    say({ kind: "genre", genre: title.genre }, title.genre),
  ];
  const words = toWords(`${title.title} ${title.tagline} ${title.synopsis}`)
    .split(" ")
    .filter((word) => word.length >= shortestWord)
    .map((word) => ({ key: `word ${bareWord(word)}`, weight: weights.word, says: null }));
  return [...new Map([...said, ...words].map((one) => [one.key, one])).values()];
}

function say(says: Likeness, name: string): TitleFeature {
  return { key: `${says.kind} ${toWords(name)}`, weight: weights[says.kind], says };
}

/** Plurals match their singular. */
function bareWord(word: string): string {
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
