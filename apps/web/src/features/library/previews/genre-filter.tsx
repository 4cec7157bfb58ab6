import { say, sayText } from "#platform/words/say.ts";
import { CountedChoices } from "#ui/choice-row/counted-choices.tsx";

type Props = {
  genres: readonly { genre: string; count: number }[];
  chosen: string | null;
  onChoose: (genre: string | null) => void;
};

/** Filters upcoming films by genre. */
export function GenreFilter({ genres, chosen, onChoose }: Props) {
  return (
    <CountedChoices
      legend={say`Genre`}
      choices={genres.map(({ genre, count }) => ({ value: genre, name: sayText(genre), count }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
