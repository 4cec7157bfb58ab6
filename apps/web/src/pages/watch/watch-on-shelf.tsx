import { useSuspenseQuery } from "@tanstack/react-query";
import { animationsQuery, featuredQuery, popularQuery } from "#features/library/queries.ts";
import { findOnShelf } from "#features/library/selected/find-on-shelf.ts";
import { fillShelf } from "#features/library/selected/fixed-shelves.ts";
import { readSelectedMovie } from "#features/library/selected/selected-movie.ts";
import { WatchTheatre } from "./watch-theatre.tsx";

type Props = { section: string; id: string };

const lists = new Map([
  ["featured", featuredQuery],
  ["popular", popularQuery],
]);

/** `/watch/featured/2` is the third film put forward, or the one that was chosen there. */
export function WatchOnShelf({ section, id }: Props) {
  const list = lists.get(section);
  const { data: titles } = useSuspenseQuery(list ?? animationsQuery);
  const place = /^\d{1,3}$/.test(id) ? Number(id) : null;
  if (place === null) return <WatchTheatre titleId={id} />;

  const onShelf = list ? titles : fillShelf(section, titles);
  const titleId = findOnShelf(onShelf, place, readSelectedMovie(section, place));
  return <WatchTheatre titleId={titleId ?? id} />;
}
