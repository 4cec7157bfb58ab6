/** The games, in the order of their tiles (`/watch/games/0` … `/watch/games/3`). */
export const gameIds = ["leos-arcade", "adventure-quest", "slime-adventure", "kyles-dash"] as const;
export type GameId = (typeof gameIds)[number];
