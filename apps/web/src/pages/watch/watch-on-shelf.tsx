import { useSuspenseQuery } from "@tanstack/react-query";
import { featuredQuery, popularQuery } from "#features/library/queries.ts";
import { WatchTheatre } from "./watch-theatre.tsx";

const shelves = { featured: featuredQuery, popular: popularQuery };

type Props = { section: string; id: string };

/** `/watch/featured/2` is the third film put forward; on any other shelf the last part names the film. */
export function WatchOnShelf({ section, id }: Props) {
  const { data: titles } = useSuspenseQuery(
    section === "popular" ? shelves.popular : shelves.featured,
  );
  const isPlace = section in shelves && /^\d+$/.test(id);
  return <WatchTheatre titleId={(isPlace ? titles[Number(id)]?.id : undefined) ?? id} />;
}
