import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { gameIds } from "#games/limits.ts";
import { raceInvitationsAtMost } from "./limits.ts";
import { listedRace, nearbyPlayer, race, raceAudience, raceId } from "./schema.ts";

const params = z.object({ id: raceId });

export const listRaces = endpoint("GET", "/api/games/races", {
  access: "profile",
  summary:
    "List open and running races, latest first: the household's, and friends' races that the " +
    "profile can join",
  reply: z.array(listedRace),
});

export const openRace = endpoint("POST", "/api/games/races", {
  access: "profile",
  summary:
    "Open a race for the household or also for its friends, and invite people to it; replaces the " +
    "profile's previous open race",
  body: z.strictObject({
    game: z.enum(gameIds),
    audience: z._default(raceAudience, "family"),
    /** Profiles of the family, or of friends, who are notified. */
    invited: z._default(z.array(z.uuid()).check(z.maxLength(raceInvitationsAtMost)), []),
  }),
  reply: race,
  errors: ["INVALID_INPUT", "SCREEN_TIME_OVER", "NOT_ALLOWED", "NOT_FOUND"],
});

export const readRace = endpoint("GET", "/api/games/races/:id", {
  access: "profile",
  summary: "Get a race",
  params,
  reply: race,
  errors: ["NOT_FOUND"],
});

export const joinRace = endpoint("POST", "/api/games/races/:id/racers", {
  access: "profile",
  summary: "Join an open race",
  params,
  reply: race,
  errors: ["NOT_FOUND", "NOT_ALLOWED", "SCREEN_TIME_OVER", "CONFLICT"],
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

export const listNearby = endpoint("GET", "/api/games/nearby", {
  access: "profile",
  summary:
    "List the people who are online now and can be invited to a race: the family, and friends as " +
    "parents allow it",
  reply: z.array(nearbyPlayer),
});
