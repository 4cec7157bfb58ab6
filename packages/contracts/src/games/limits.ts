/** The games, in the order of their tiles (`/watch/games/0` … `/watch/games/3`). */
export const gameIds = ["leos-arcade", "adventure-quest", "slime-adventure", "kyles-dash"] as const;
export type GameId = (typeof gameIds)[number];

export const gameNames: Readonly<Record<GameId, string>> = {
  "leos-arcade": "Leo’s Arcade",
  "adventure-quest": "Adventure Quest",
  "slime-adventure": "Slime Adventure",
  "kyles-dash": "Kyle’s Dash",
};

/** The film with the characters of each game. */
export const gameFilms: Readonly<Record<GameId, string>> = {
  "leos-arcade": "game-intro",
  "adventure-quest": "adventure-quest",
  "slime-adventure": "slime-adventure",
  "kyles-dash": "kyle-character",
};

/** How long a ticket is valid, in ms. */
export const ticketForMs = 2 * 3_600_000;
/** How long a ticket is valid that was taken along for playing without a connection. */
export const offlineTicketForMs = 7 * 24 * 3_600_000;
/** A profile's open tickets, and as many for offline play; a further one replaces the oldest. */
export const openTicketsAtMost = 20;
/** Characters of a run's options, as JSON. */
export const runOptionsMaxLength = 20_000;

/** How often a profile can start runs, and finish some, in a minute. */
export const runsPerMinute = 60;

/** The most seconds of play that one report counts. */
export const playedSecondsAtMost = 60;

/** Three saved games, and what a game keeps beside them: its stars and settings, own levels. */
export const saveSlots = ["0", "1", "2", "progress", "levels"] as const;
export type SaveSlot = (typeof saveSlots)[number];
/** Characters of a save, as JSON. */
export const saveMaxLength = 65_536;

/** A profile's shared levels. */
export const levelsAtMost = 50;
export const levelNameMaxLength = 40;
export const levelRowsAtMost = 60;
export const levelRowMaxLength = 240;

export const boardPeriods = ["day", "week", "all"] as const;
export type BoardPeriod = (typeof boardPeriods)[number];

/** The viewer's household alone, or with the households that are its friends. */
export const boardScopes = ["household", "friends"] as const;
export type BoardScope = (typeof boardScopes)[number];

/** A board shows the first ranks, and those around the viewer's own. */
export const boardLength = 10;
export const boardNeighbors = 2;

/** Why a run isn't recorded. */
export const runRefusals = ["version", "expired", "finished", "mismatch"] as const;
export type RunRefusal = (typeof runRefusals)[number];
