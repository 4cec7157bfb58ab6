import { useSuspenseQuery } from "@tanstack/react-query";
import { featuredQuery, popularQuery } from "#features/library/queries.ts";
import { findOnShelf } from "#features/library/selected/find-on-shelf.ts";
import { readSelectedMovie } from "#features/library/selected/selected-movie.ts";
import { WatchTheatre } from "./watch-theatre.tsx";

type Props = { section: string; id: string };

/** `/watch/featured/2` is the third film put forward, or the one that was chosen there. */
export function WatchOnShelf({ section, id }: Props) {
  const { data: titles } = useSuspenseQuery(section === "popular" ? popularQuery : featuredQuery);
  const place = /^\d{1,3}$/.test(id) ? Number(id) : null;
  if (place === null) return <WatchTheatre titleId={id} />;

  const isList = section === "featured" || section === "popular";
  const titleId = findOnShelf(isList ? titles : [], place, readSelectedMovie(section, place));
  return <WatchTheatre titleId={titleId ?? id} />;
}
