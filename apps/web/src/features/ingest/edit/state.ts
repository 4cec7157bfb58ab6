import { maxMoodLength, maxMoods } from "@goldmane/contracts/ingest/limits";
import type { FilmFacts } from "@goldmane/contracts/ingest/schema";
import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { say } from "#platform/words/say.ts";

/** The form of a film's edit. */
export type FilmDraft = Pick<TitleDetail, "title" | "genre" | "rating" | "synopsis"> & {
  year: string;
  /** Separated by commas. */
  moods: string;
};

export type Wrong = Partial<Record<"title" | "year" | "moods", string>>;

const years = { first: 1870, last: 2200 };

export function toDraft({ title, genre, rating, synopsis, year, moods }: TitleDetail): FilmDraft {
  return { title, genre, rating, synopsis, year: String(year), moods: moods.join(", ") };
}

export function findWrong({ title, year, moods }: FilmDraft): Wrong {
  const asked = Number(year);
  const moodList = readMoods(moods);
  return {
    ...(title.trim() === "" && { title: say`Enter a title.` }),
    ...(!(Number.isInteger(asked) && asked >= years.first && asked <= years.last) && {
      year: say`Enter a year, such as 2019.`,
    }),
    ...(moodList.length > maxMoods && { moods: say`Enter up to ${maxMoods} moods.` }),
    ...(moodList.some(({ length }) => length > maxMoodLength) && {
      moods: say`Use up to ${maxMoodLength} characters for each mood.`,
    }),
  };
}

export function toFacts(draft: FilmDraft): FilmFacts {
  const { title, genre, rating, synopsis, year, moods } = draft;
  return { title, genre, rating, synopsis, year: Number(year), moods: readMoods(moods) };
}

function readMoods(moods: string): string[] {
  const moodList = moods.split(",").map((mood) => mood.trim().toLowerCase());
  return [...new Set(moodList.filter((mood) => mood !== ""))];
}
