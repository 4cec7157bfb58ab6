import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { gameIds } from "#games/limits.ts";
import { race, raceId } from "./schema.ts";

const params = z.object({ id: raceId });

export const listRaces = endpoint("GET", "/api/games/races", {
  access: "profile",
  summary: "List the household's races that are open or running, latest first",
  reply: z.array(race),
});

export const openRace = endpoint("POST", "/api/games/races", {
  access: "profile",
  summary: "Open a race for the household; replaces the profile's previous open race",
  body: z.strictObject({ game: z.enum(gameIds) }),
  reply: race,
  errors: ["INVALID_INPUT", "SCREEN_TIME_OVER"],
});

export const readRace = endpoint("GET", "/api/games/races/:id", {
  access: "profile",
  summary: "Get a race of the household",
  params,
  reply: race,
  errors: ["NOT_FOUND"],
});

export const joinRace = endpoint("POST", "/api/games/races/:id/racers", {
  access: "profile",
  summary: "Join an open race",
  params,
  reply: race,
  errors: ["NOT_FOUND", "SCREEN_TIME_OVER", "CONFLICT"],
});

export const leaveRace = endpoint("DELETE", "/api/games/races/:id/racers", {
  access: "profile",
  summary: "Leave a race; an open race without racers is deleted",
  params,
  errors: ["NOT_FOUND"],
});

export const startRace = endpoint("POST", "/api/games/races/:id/start", {
  access: "profile",
  summary: "Start a race, as the profile that opened it",
  params,
  reply: race,
  errors: ["NOT_FOUND", "NOT_ALLOWED", "CONFLICT"],
});
