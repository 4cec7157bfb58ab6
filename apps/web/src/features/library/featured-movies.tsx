import { nameGenre } from "@goldmane/contracts/library/rules";
import type { TitleCard as Title } from "@goldmane/contracts/library/schema";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Rail } from "#ui/rail/rail.tsx";
import { RailItem } from "#ui/rail/rail-item.tsx";
import { keepSelectedMovie } from "./selected/selected-movie.ts";
import { TitleCard } from "./title-card.tsx";

type Props = { titles: readonly Title[]; onIntent: (titleId: string) => void };

/** The films put forward, each opened by its place; which one it was is kept with the place. */
export function FeaturedMovies({ titles, onIntent }: Props) {
  if (titles.length === 0) return null;
  const keep = ({ id, title, genre, tagline }: Title, index: number) =>
    keepSelectedMovie("featured", index, {
      title,
      video: id,
      genre: nameGenre(genre),
      description: tagline,
    });
  return (
    <Rail heading={say`Featured Movies`}>
      {titles.map((title, index) => (
        <RailItem key={title.id} width="wide">
          <TitleCard
            title={title}
            href={routes.watchOnShelf("featured", String(index))}
            onOpen={() => keep(title, index)}
            onIntent={onIntent}
            shape="wide"
          />
        </RailItem>
      ))}
    </Rail>
  );
}
