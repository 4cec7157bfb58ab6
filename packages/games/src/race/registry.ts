import type { GameId } from "@goldmane/contracts/games/limits";
import type { RaceRules } from "./race-rules.ts";

/** A race whose types of state and options don't matter, as the server sees it. */
export type AnyRace = RaceRules<unknown, unknown>;

/** Loads the race of a game. A game that isn't listed has no races. */
const loaders: Partial<Record<GameId, () => Promise<AnyRace>>> = {
  "kyles-dash": async () => eraseTypes((await import("#kyles-dash/race.ts")).kylesDashRace),
};

/** A race only passes on states and options that it made itself. */
function eraseTypes<State, Options>(race: RaceRules<State, Options>): AnyRace {
  return race;
}

/** The games that people can race in. */
export const raceGames = Object.keys(loaders) as GameId[];

/** A game's race, or null for a game without races. */
export async function loadRace(id: GameId): Promise<AnyRace | null> {
  return (await loaders[id]?.()) ?? null;
}
