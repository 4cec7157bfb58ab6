/** The six genres, by the ids that The Movie Database gives them. */
export const genres = [
  { id: 878, slug: "sci-fi", name: "Sci-Fi", colors: ["#16f2d8", "#5b4bff"] },
  { id: 14, slug: "fantasy", name: "Fantasy", colors: ["#d79bff", "#7a3cff"] },
  { id: 16, slug: "anime", name: "Anime", colors: ["#ff5d8f", "#ff9a3c"] },
  { id: 12, slug: "adventure", name: "Adventure", colors: ["#ffb238", "#1f9d6b"] },
  { id: 10751, slug: "kids", name: "Kids", colors: ["#ffd84d", "#4fb8ff"] },
  { id: 99, slug: "originals", name: "Originals", colors: ["#f5c451", "#b3262e"] },
] as const;

export type Genre = (typeof genres)[number];
export type GenreSlug = Genre["slug"];

/** Film ratings, from open to all to the most restricted. */
export const ratings = ["G", "PG", "PG-13", "R"] as const;
export type Rating = (typeof ratings)[number];

/** Random range between changes of a genre page's screen. */
export const genreTurnMs = { least: 5000, most: 10_000 } as const;

/** The first few upcoming films are shown in turn, each for 5 s. */
export const previewTurnMs = 5000;
export const previewsInTurn = 5;
