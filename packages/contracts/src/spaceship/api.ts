import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { titleId } from "#library/schema.ts";
import { flightLog } from "./schema.ts";

export const getFlightLog = endpoint("GET", "/api/spaceship/log", {
  access: "profile",
  summary: "Get the planets that the profile has landed on, and the films it has watched",
  reply: flightLog,
});

export const recordLanding = endpoint("PUT", "/api/spaceship/landings/:id", {
  access: "profile",
  summary: "Record a landing on a title's planet; each title counts once",
  params: z.object({ id: titleId }),
  reply: flightLog,
  errors: ["NOT_FOUND"],
});
