import { nameGenre } from "@goldmane/contracts/library/rules";
import { genres } from "@goldmane/contracts/library/limits";
import type { Facets } from "@goldmane/leo/facets";
import { kindredMoods } from "@goldmane/leo/sentences/en/mood-words";
import type { Relaxed } from "@goldmane/leo/search/match-facets";
import type { Title } from "#features/library/service.ts";
import type { Words } from "#platform/words/words.ts";
import { formatLength } from "./texts/format-time.ts";

type Search = { relaxed: readonly Relaxed[]; wanted: Facets; query: string; words: Words };

/** Says which wish no film fulfills, and what the closest one is like instead. */
export function formatRelaxed(
  { title, reason }: { title: Title; reason: string },
  { relaxed, wanted, query, words }: Search,
): string {
  const { say } = words;
  const lacking = formatLacking(relaxed, { wanted, query, words });
  if (relaxed.includes("length")) {
    const length = formatLength(words, title.durationSeconds);
    return reason === ""
      ? say`${lacking} ${title.title} comes closest, and it takes ${length}.`
      : say`${lacking} How about ${title.title}? ${reason}, but it takes ${length}.`;
  }
  return reason === ""
    ? say`${lacking} ${title.title} comes closest.`
    : say`${lacking} How about ${title.title}? ${reason}.`;
}

function formatLacking(
  relaxed: readonly Relaxed[],
  { wanted, query, words }: Omit<Search, "relaxed">,
): string {
  const { say, sayText, formatList } = words;
  const [only] = relaxed;
  if (relaxed.length > 1) return say`I have no film with everything you asked for.`;
  switch (only) {
    case "theme":
      return say`I have no film about “${query}”.`;
    case "genre": {
      const slug = genres.find((genre) => genre.slug === wanted.genre)?.slug;
      return slug
        ? say`I have nothing like that in ${sayText(nameGenre(slug))}.`
        : say`I have no film with everything you asked for.`;
    }
    case "length":
      return wanted.withinMinutes === null
        ? say`I have none as long as that.`
        : say`I have none under ${formatLength(words, wanted.withinMinutes * 60)}.`;
    default: {
      const moods = wanted.moods.map((mood) => sayText(kindredMoods(mood)[0] ?? mood));
      return say`I have no ${formatList(moods)} one like that.`;
    }
  }
}
