import { genres as allGenres, ratings } from "@goldmane/contracts/library/limits";
import { nameGenre } from "@goldmane/contracts/library/rules";
import {
  searchOrders,
  type SearchResults,
  type SearchOrder,
} from "@goldmane/contracts/search/schema";
import { orderNames } from "#features/library/state.ts";
import { capitalize } from "#platform/words/capitalize.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Select } from "#ui/select/select.tsx";
import styles from "./search-filters.module.css";
import { type Asked, spans } from "#features/search/state.ts";

type Props = {
  asked: Asked;
  facets: SearchResults["facets"];
  onChange: (filters: Partial<Asked>) => void;
};

const any = "any";
const namesOfOrders = (): Record<SearchOrder, string> => ({
  best: say`Best match`,
  ...orderNames(),
});

/** Search filters. Offers only values with results. */
export function SearchFilters({ asked, facets, onChange }: Props) {
  const genres = facets.genres.map(({ slug }) => slug);
  const moods = facets.moods.map(({ mood }) => mood);
  const { series } = facets;
  const least = ratings.findIndex((rating) => facets.ratings.some((one) => one.rating === rating));
  const most = ratings.findLastIndex((rating) =>
    facets.ratings.some((one) => one.rating === rating),
  );
  const wanted = <T,>(choices: readonly T[], chosen: T | undefined) =>
    chosen === undefined || choices.includes(chosen) ? choices : [chosen, ...choices];

  return (
    <div className={styles.selects}>
      <Select
        label={say`Genre`}
        choices={([any, ...wanted(genres, asked.genre)] as const).map((slug) => ({
          value: slug,
          name: slug === any ? say`Any genre` : sayText(nameGenre(slug)),
        }))}
        chosen={asked.genre ?? any}
        onChoose={(slug) => onChange({ genre: allGenres.find((one) => one.slug === slug)?.slug })}
      />
      <Select
        label={say`Mood`}
        choices={[any, ...wanted(moods, asked.mood)].map((value) => ({
          value,
          name: value === any ? say`Any mood` : capitalize(sayText(value)),
        }))}
        chosen={asked.mood ?? any}
        onChoose={(mood) => onChange({ mood: mood === any ? undefined : mood })}
      />
      {series.length > 0 && (
        <Select
          label={say`Series`}
          choices={[
            { value: any, name: say`Any series` },
            ...series.map(({ id, name }) => ({ value: id, name })),
          ]}
          chosen={asked.series ?? any}
          onChoose={(id) => onChange({ series: id === any ? undefined : id })}
        />
      )}
      <Select
        label={say`Rating`}
        choices={[
          { value: any, name: say`Any rating` },
          ...wanted(ratings.slice(least, most), asked.rating).map((value) => ({
            value,
            name: value === ratings[0] ? value : say`Up to ${value}`,
          })),
        ]}
        chosen={asked.rating ?? any}
        onChoose={(rating) => onChange({ rating: rating === any ? undefined : rating })}
      />
      <Select
        label={say`Length`}
        choices={[
          { value: any, name: say`Any length` },
          ...wanted(spans.map(String), asked.within?.toString()).map((value) => ({
            value,
            name: say`Up to ${value} minutes`,
          })),
        ]}
        chosen={asked.within?.toString() ?? any}
        onChoose={(span) => onChange({ within: span === any ? undefined : Number(span) })}
      />
      <Select
        label={say`Sort by`}
        choices={searchOrders.map((value) => ({
          value,
          name: value === "best" && !asked.q ? say`Recommended` : namesOfOrders()[value],
        }))}
        chosen={asked.sort}
        onChoose={(sort) => onChange({ sort })}
      />
    </div>
  );
}
