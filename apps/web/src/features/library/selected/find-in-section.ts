import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { SelectedMovie } from "./selected-movie.ts";

/**
 * The title at a place of a shelf: the one that was chosen there last, wherever the shelf has it now;
 * else the one that stands there. On a shelf without a list only the chosen one is known.
 */
export function findInSection(
  titles: readonly TitleCard[],
  place: number,
  selected: SelectedMovie | null,
): string | null {
  const isStillThere = titles.length === 0 || titles.some(({ id }) => id === selected?.video);
  return (isStillThere ? selected?.video : undefined) ?? titles[place]?.id ?? null;
}
