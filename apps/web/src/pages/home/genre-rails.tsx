import { type GenreSlug, genres } from "@goldmane/contracts/library/limits";
import type { TitleCard as Title } from "@goldmane/contracts/library/schema";
import { useState } from "react";
import { say, sayText } from "#platform/words/say.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { GenreRail } from "./genre-rail.tsx";
import styles from "./genre-rails.module.css";

type Props = { titles: readonly Title[]; onIntent: (titleId: string) => void };

/** The rails of all genres, one at a time. */
export function GenreRails({ titles, onIntent }: Props) {
  const filled = genres.filter(({ slug }) => titles.some(({ genre }) => genre === slug));
  const [chosen, setChosen] = useState<GenreSlug>();
  const genre = filled.find(({ slug }) => slug === chosen) ?? filled[0];
  if (!genre) return null;
  const nameOf = (slug: GenreSlug) =>
    sayText(genres.find((one) => one.slug === slug)?.name ?? slug);

  return (
    <div>
      <div className={styles.choices}>
        <ChoiceRow
          legend={say`Pick a genre`}
          choices={filled.map(({ slug }) => slug)}
          chosen={genre.slug}
          nameOf={nameOf}
          onChoose={setChosen}
        />
      </div>
      <GenreRail
        key={genre.slug}
        genre={genre}
        titles={titles.filter((title) => title.genre === genre.slug)}
        onIntent={onIntent}
      />
    </div>
  );
}
