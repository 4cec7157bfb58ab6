/** Planets of a system to land on for its star chart. */
export const chartPlanets = 3;

/** All badges, in the order in which most profiles earn them. */
export const badges = [
  {
    id: "first-film",
    name: "Lights down",
    how: "Finish a film.",
    need: 1,
  },
  {
    id: "kept-promise",
    name: "As promised",
    how: "Finish a film from your watchlist.",
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
    how: "Watch on three days. You can skip a day in between.",
    need: 3,
  },
  {
    id: "read-along",
    name: "Read along",
    how: "Finish a film with captions or in another language.",
    need: 1,
  },
  {
    id: "on-time",
    name: "Good night",
    how: "Finish a film just before bedtime or your daily limit, and stop there.",
    need: 1,
  },
  {
    id: "calm-3",
    name: "Three calm days",
    how: "Take a calm moment on three days. You can skip a day in between.",
    need: 3,
  },
  {
    id: "streak-7",
    name: "Weekly champion",
    how: "Watch on seven days. You can skip a day in between.",
    need: 7,
  },
  {
    id: "calm-7",
    name: "Calm week",
    how: "Take a calm moment on seven days. You can skip a day in between.",
    need: 7,
  },
  {
    id: "all-genres",
    name: "Six genres",
    how: "Watch a film from each of the six genres.",
    need: 6,
  },
  {
    id: "films-10",
    name: "Ten curtains",
    how: "Finish ten films.",
    need: 10,
  },
  {
    id: "chart-sci-fi",
    name: "Sci-Fi star chart",
    how: "Land on three planets of the Sci-Fi system with the spaceship.",
    need: chartPlanets,
  },
  {
    id: "chart-fantasy",
    name: "Fantasy star chart",
    how: "Land on three planets of the Fantasy system with the spaceship.",
    need: chartPlanets,
  },
  {
    id: "chart-anime",
    name: "Anime star chart",
    how: "Land on three planets of the Anime system with the spaceship.",
    need: chartPlanets,
  },
  {
    id: "chart-adventure",
    name: "Adventure star chart",
    how: "Land on three planets of the Adventure system with the spaceship.",
    need: chartPlanets,
  },
  {
    id: "chart-kids",
    name: "Kids star chart",
    how: "Land on three planets of the Kids system with the spaceship.",
    need: chartPlanets,
  },
  {
    id: "chart-originals",
    name: "Originals star chart",
    how: "Land on three planets of the Originals system with the spaceship.",
    need: chartPlanets,
  },
  {
    id: "game-leos-arcade",
    name: "Insert coin",
    how: "Finish a round of Leo’s Arcade.",
    need: 1,
  },
  {
    id: "game-adventure-quest",
    name: "The quest begins",
    how: "Finish a round of Adventure Quest.",
    need: 1,
  },
  {
    id: "game-slime-adventure",
    name: "Squish",
    how: "Finish a round of Slime Adventure.",
    need: 1,
  },
  {
    id: "game-kyles-dash",
    name: "Quick feet",
    how: "Finish a round of Kyle’s Dash.",
    need: 1,
  },
  {
    id: "dash-missions-5",
    name: "On a mission",
    how: "Finish five missions in Kyle’s Dash.",
    need: 5,
  },
  {
    id: "dash-missions-25",
    name: "Everyday hero",
    how: "Finish 25 missions in Kyle’s Dash.",
    need: 25,
  },
  {
    id: "slime-stars-15",
    name: "Sticky stars",
    how: "Collect 15 stars in Slime Adventure.",
    need: 15,
  },
  {
    id: "arcade-wins-30",
    name: "High score",
    how: "Win 30 games in Leo’s Arcade.",
    need: 30,
  },
  {
    id: "quest-realm",
    name: "First realm",
    how: "Finish a realm of Adventure Quest.",
    need: 1,
  },
  {
    id: "quest-realms-6",
    name: "Six realms",
    how: "Finish all six realms of Adventure Quest.",
    need: 6,
  },
  {
    id: "first-ending",
    name: "Your ending",
    how: "Find an ending of an interactive film.",
    need: 1,
  },
  {
    id: "every-ending",
    name: "Every way it goes",
    how: "Find all the endings of one interactive film.",
    need: 1,
  },
  {
    id: "endings-12",
    name: "Twelve endings",
    how: "Find twelve endings of interactive films.",
    need: 12,
  },
] as const;

export type Badge = (typeof badges)[number];
export type BadgeId = Badge["id"];

/** A film that ends with at most this much screen time left, in minutes, was stopped on time. */
export const onTimeMinutes = 30;
