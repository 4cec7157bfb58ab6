import type { TitleCard } from "@goldmane/contracts/library/schema";

const fold = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Titles whose name, tagline or moods contain every typed word, ignoring case and accents. */
export function findByName(titles: readonly TitleCard[], typed: string): readonly TitleCard[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return titles;
  return titles.filter(({ title, tagline, moods }) => {
    const said = fold([title, tagline, ...moods].join(" "));
    return words.every((word) => said.includes(word));
  });
}
