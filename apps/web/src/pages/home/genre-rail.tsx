import type { Genre } from "@goldmane/contracts/library/limits";
import type { TitleCard as Title } from "@goldmane/contracts/library/schema";
import { routes } from "#platform/routes.ts";
import { sayText } from "#platform/words/say.ts";
import { useCarousel } from "#ui/carousel/use-carousel.ts";
import { Rail } from "#ui/rail/rail.tsx";
import { RailItem } from "#ui/rail/rail-item.tsx";
import { GenreScreen } from "#features/library/genre/genre-screen.tsx";
import { genreWait } from "#features/library/genre/genre-wait.ts";
import { TitleCard } from "#features/library/title-card.tsx";

type Props = {
  genre: Genre;
  titles: readonly Title[];
  onIntent: (titleId: string) => void;
};

const everyMs = () => genreWait();

/** A genre's films next to a screen that rotates through them, or shows the hovered one. */
export function GenreRail({ genre, titles, onIntent }: Props) {
  const turning = useCarousel<HTMLDivElement>({ count: titles.length, everyMs });
  const { turn, index, isPlaying, choose, toggle, area } = turning;
  if (titles.length === 0) return null;

  return (
    <div {...area}>
      <Rail
        heading={sayText(genre.name)}
        genre={genre.slug}
        href={routes.genre(genre.slug)}
        screen={
          <GenreScreen
            genre={genre}
            titles={titles}
            turn={turn}
            isPlaying={isPlaying}
            onToggle={toggle}
          />
        }
      >
        {titles.map((title, place) => (
          <RailItem key={title.id} width="poster">
            <TitleCard
              title={title}
              isShown={place === index}
              onIntent={() => {
                choose(place);
                onIntent(title.id);
              }}
            />
          </RailItem>
        ))}
      </Rail>
    </div>
  );
}
