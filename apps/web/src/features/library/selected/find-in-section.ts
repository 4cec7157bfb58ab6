import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { SelectedMovie } from "./selected-movie.ts";

/**
 * The title at a position of a section: the one last chosen there, wherever it is now; otherwise
 * the one at that position. A section without a list only has the chosen one.
 */
export function findInSection(
  titles: readonly TitleCard[],
  place: number,
  selected: SelectedMovie | null,
): string | null {
  const isStillThere = titles.length === 0 || titles.some(({ id }) => id === selected?.video);
  return (isStillThere ? selected?.video : undefined) ?? titles[place]?.id ?? null;
}
