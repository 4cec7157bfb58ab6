/** All badges, in the order in which most profiles earn them. */
export const badges = [
  {
    id: "first-film",
    name: "Lights down",
    how: "Watch a film to its end.",
    need: 1,
  },
  {
    id: "kept-promise",
    name: "As promised",
    how: "Watch a film to its end that waited on your watchlist.",
    need: 1,
  },
  {
    id: "second-genre",
    name: "Through another door",
    how: "Watch a film from a second genre.",
    need: 2,
  },
  {
    id: "streak-3",
    name: "Three in a row",
    how: "Watch something on three days; a day of rest between them is fine.",
    need: 3,
  },
  {
    id: "read-along",
    name: "Read along",
    how: "Watch a film to its end with captions, or in another language.",
    need: 1,
  },
  {
    id: "on-time",
    name: "Good night",
    how: "Let a film end just before bed time or the end of the day’s minutes, and leave it at that.",
    need: 1,
  },
  {
    id: "streak-7",
    name: "Weekly champion",
    how: "Watch something on seven days; a day of rest between them is fine.",
    need: 7,
  },
  {
    id: "all-genres",
    name: "Six genres",
    how: "Watch a film from each of the six genres.",
    need: 6,
  },
] as const;

export type Badge = (typeof badges)[number];
export type BadgeId = Badge["id"];

/** A film that ends with at most this much screen time left, in minutes, was stopped on time. */
export const onTimeMinutes = 30;
