import * as z from "zod/mini";
import { timeLimits } from "#controls/schema.ts";
import { titleId } from "#library/schema.ts";
import { maxOfflinePositionAgeMs } from "./limits.ts";

/** Permission to keep one film on a device. */
export const license = z.object({
  titleId,
  /** After this instant the download cannot be played, and is deleted. */
  expiresAt: z.number(),
});
export type License = z.infer<typeof license>;

/**
 * Why a download is refused: no plan pays for it, the profile has no seat, or it may not see the
 * film.
 */
export const refusalReasons = ["plan", "seat", "title"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** A child's or teen's watch time and extra time today, as the server knows them. */
export const timeSpent = z.object({
  seconds: z.number(),
  titleIds: z.array(titleId),
  extraSeconds: z.number(),
  freeUntil: z.number(),
  last: z.nullable(z.object({ titleId, until: z.number() })),
  hasFinished: z.boolean(),
});

/** The rules for judging bedtime and minutes on a device alone. */
export const timeRules = z.object({
  limits: timeLimits,
  /** IANA name; null is UTC. */
  timeZone: z.nullable(z.string()),
  /** The household's day that `spent` is of: ISO 8601. */
  day: z.string(),
  spent: timeSpent,
});
export type TimeRules = z.infer<typeof timeRules>;

/** One viewer's permissions for downloads on this device. */
export const renewal = z.object({
  householdId: z.uuid(),
  profileId: z.uuid(),
  licenses: z.array(license),
  refused: z.array(z.object({ titleId, reason: z.enum(refusalReasons) })),
  /** Null for a viewer without time limits. */
  time: z.nullable(timeRules),
});
export type Renewal = z.infer<typeof renewal>;

/** A position that was reached offline. */
export const offlinePosition = z.object({
  titleId,
  positionSeconds: z.number().check(z.minimum(0), z.maximum(86_400)),
  /** How long ago that was, in milliseconds: devices' clocks are wrong, their timers are not. */
  agoMs: z.number().check(z.minimum(0), z.maximum(maxOfflinePositionAgeMs)),
  /** Seconds watched of it since the last sync. */
  watchedSeconds: z.number().check(z.minimum(0), z.maximum(86_400)),
});
export type OfflinePosition = z.infer<typeof offlinePosition>;

export const savedOfflinePositions = z.object({
  /** Films that are gone, or not for this viewer, are left out. */
  titleIds: z.array(titleId),
  /** Includes the positions of this request; null for a viewer without time limits. */
  time: z.nullable(timeRules),
});
export type SavedOfflinePositions = z.infer<typeof savedOfflinePositions>;
