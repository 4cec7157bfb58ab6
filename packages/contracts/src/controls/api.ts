import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { rating, titleId } from "#library/schema.ts";
import { ask, askAnswer, newAsk, ownAsk } from "./asks.ts";
import { weekReport } from "./report.ts";
import { calmSettings, controls, controlSettings, profileControls, timeZone } from "./schema.ts";
import { timeLeft } from "./screen-time.ts";

const profileParams = z.object({ id: z.uuid() });

export const getProfileControls = endpoint("GET", "/api/family-profiles/:id/controls", {
  access: "parent",
  summary: "What a profile of this household may see and do, and when",
  params: profileParams,
  reply: profileControls,
  errors: ["NOT_FOUND"],
});

export const setProfileControls = endpoint("PUT", "/api/family-profiles/:id/controls", {
  access: "parent",
  confirmed: true,
  summary: "Set what a profile of this household may see and do, and when",
  params: profileParams,
  body: controls,
  reply: profileControls,
  errors: ["NOT_FOUND"],
});

export const setTimeZone = endpoint("PUT", "/api/household/time-zone", {
  access: "parent",
  confirmed: true,
  summary: "Say by which clock this household's days and nights are counted",
  body: z.strictObject({ timeZone }),
  reply: z.object({ timeZone: z.string() }),
});

/** What applies to whoever uses this browser, now. */
export const ownControls = z.object({
  /** Null before a profile was chosen. */
  profileId: z.nullable(z.uuid()),
  highestRating: rating,
  ...z.pick(controlSettings, { outsideLinks: true, leo: true, party: true, publishing: true })
    .shape,
  calm: calmSettings,
  /** Minutes watched today; only of children and teens is it counted. */
  minutesToday: z.number(),
  /** Null without a limit. */
  timeLeft: z.nullable(timeLeft),
});
export type OwnControls = z.infer<typeof ownControls>;

export const getControls = endpoint("GET", "/api/controls", {
  access: "anyone",
  summary: "What applies to this browser's profile now, and how long it may still watch today",
  query: z.object({ titleId: z.optional(titleId) }),
  reply: ownControls,
});

export const finishTitle = endpoint("POST", "/api/controls/finish", {
  access: "profile",
  summary: "Let the film that runs be watched to its end: once a day",
  body: z.strictObject({ titleId }),
  reply: ownControls,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const askParent = endpoint("POST", "/api/asks", {
  access: "profile",
  summary: "Ask the parents of this household for a title or for more time",
  body: newAsk,
  reply: ownAsk,
  errors: ["CONFLICT", "TOO_MANY_REQUESTS"],
});

export const listOwnAsks = endpoint("GET", "/api/asks/mine", {
  access: "profile",
  summary: "What this profile asked today, and what became of it, latest first",
  reply: z.array(ownAsk),
});

export const listAsks = endpoint("GET", "/api/asks", {
  access: "parent",
  summary: "What the children of this household ask today, those that wait first",
  reply: z.array(ask),
});

export const answerAsk = endpoint("POST", "/api/asks/:id/answer", {
  access: "parent",
  summary: "Say yes or no to a child's question; the first answer counts",
  params: z.object({ id: z.uuid() }),
  body: askAnswer,
  reply: ask,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const getWeekReport = endpoint("GET", "/api/reports/week", {
  access: "parent",
  summary: "What the children and teens of this household watched in a week, and when",
  query: z.object({
    /** Any day of the week that is meant; this week without one. */
    day: z.optional(z.iso.date()),
  }),
  reply: weekReport,
});
