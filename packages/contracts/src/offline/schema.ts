import * as z from "zod/mini";
import { timeLimits } from "#controls/schema.ts";
import { titleId } from "#library/schema.ts";
import { maxOfflinePositionAgeMs } from "./limits.ts";

/** Leave to keep one film on a device. */
export const license = z.object({
  titleId,
  /** After this instant the copy is not played any more, and goes. */
  expiresAt: z.number(),
});
export type License = z.infer<typeof license>;

/** Why a copy must go: no plan pays for it, the profile has no seat, or it may not see the film. */
export const refusalReasons = ["plan", "seat", "title"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What a child or teen watched today, and what was given on top, as the server knows it. */
export const timeSpent = z.object({
  seconds: z.number(),
  titleIds: z.array(titleId),
  extraSeconds: z.number(),
  freeUntil: z.number(),
  last: z.nullable(z.object({ titleId, until: z.number() })),
  hasFinished: z.boolean(),
});

/** What a device needs for judging bed time and minutes on its own. */
export const timeRules = z.object({
  limits: timeLimits,
  /** IANA name; null is UTC. */
  timeZone: z.nullable(z.string()),
  /** The household's day that `spent` is of: ISO 8601. */
  day: z.string(),
  spent: timeSpent,
});
export type TimeRules = z.infer<typeof timeRules>;

/** What one viewer may keep on this device from now on. */
export const renewal = z.object({
  householdId: z.uuid(),
  profileId: z.uuid(),
  licenses: z.array(license),
  refused: z.array(z.object({ titleId, reason: z.enum(refusalReasons) })),
  /** Null for whoever has no limits of time. */
  time: z.nullable(timeRules),
});
export type Renewal = z.infer<typeof renewal>;

/** How far a viewer came in a film while the server could not be told. */
export const offlinePosition = z.object({
  titleId,
  positionSeconds: z.number().check(z.minimum(0), z.maximum(86_400)),
  /** How long ago that was, in milliseconds: devices' clocks are wrong, their stop-watches are not. */
  agoMs: z.number().check(z.minimum(0), z.maximum(maxOfflinePositionAgeMs)),
  /** Watched of it since the server was last told, in seconds. */
  watchedSeconds: z.number().check(z.minimum(0), z.maximum(86_400)),
});
export type OfflinePosition = z.infer<typeof offlinePosition>;

export const savedOfflinePositions = z.object({
  /** Films that are gone, or not for this viewer, are left out. */
  titleIds: z.array(titleId),
  /** With what was told now; null for whoever has no limits of time. */
  time: z.nullable(timeRules),
});
export type SavedOfflinePositions = z.infer<typeof savedOfflinePositions>;
