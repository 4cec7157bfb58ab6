import * as z from "zod/mini";
import { calmSettings, controlSettings } from "./schema.ts";
import { timeLeft } from "./time-left.ts";
import { endpoint } from "#endpoint.ts";
import { rating, titleId } from "#library/schema.ts";

/** The controls that apply to the current viewer. */
export const ownControls = z.object({
  /** Null before a profile was chosen. */
  profileId: z.nullable(z.uuid()),
  highestRating: rating,
  ...z.pick(controlSettings, {
    outsideLinks: true,
    leo: true,
    leoHears: true,
    party: true,
    publishing: true,
    gamePartners: true,
    countGames: true,
  }).shape,
  calm: calmSettings,
  /** Minutes watched today; counted for children and teens only. */
  minutesToday: z.number(),
  /** Null without a limit. */
  timeLeft: z.nullable(timeLeft),
});
export type OwnControls = z.infer<typeof ownControls>;

export const getControls = endpoint("GET", "/api/controls", {
  access: "anyone",
  summary: "Get the current profile's controls and its time left today",
  query: z.object({ titleId: z.optional(titleId) }),
  reply: ownControls,
});

export const finishTitle = endpoint("POST", "/api/controls/finish", {
  access: "profile",
  summary: "Allow the current film to be finished after the time limit, once a day",
  body: z.strictObject({ titleId }),
  reply: ownControls,
  errors: ["NOT_FOUND", "CONFLICT"],
});
