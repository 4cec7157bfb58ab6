import type { TitleCard } from "@goldmane/contracts/library/schema";

export function makeTitle(id: string, change: Partial<TitleCard> = {}): TitleCard {
  return {
    id,
    title: id,
    tagline: "",
    source: "original",
    genre: "kids",
    rating: "G",
    year: 2026,
    durationSeconds: 80,
    moods: [],
    posterUrl: `/media/titles/${id}/poster`,
    backdropUrl: `/media/titles/${id}/backdrop`,
    colors: ["#f7c85a", "#b3262e"],
    ...change,
  };
}
