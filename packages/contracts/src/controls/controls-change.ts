import * as z from "zod/mini";
import { rating, titleId } from "#library/schema.ts";
import { bedTimeFromEarliest, extraMinutesAtMost } from "./limits.ts";
import {
  blockedWord,
  type BedTime,
  type Controls,
  dailyMinutes,
  type TimeLimits,
} from "./schema.ts";

const days = z.enum(["school", "weekend", "all"]);
type Days = z.infer<typeof days>;

/** Extra minutes for today. */
export const grantedMinutes = z.int().check(z.minimum(1), z.maximum(extraMinutesAtMost));

/** One change of a profile's controls, as a parent asks Leo for it. */
export const controlsChange = z.discriminatedUnion("kind", [
  /** Null removes the limit. */
  z.strictObject({ kind: z.literal("limit"), minutes: dailyMinutes, days }),
  /** Minutes after midnight; null removes the bedtime. */
  z.strictObject({
    kind: z.literal("bedtime"),
    minutes: z.nullable(z.int().check(z.minimum(bedTimeFromEarliest), z.maximum(24 * 60 - 1))),
    days,
  }),
  z.strictObject({ kind: z.literal("rating"), rating }),
  z.strictObject({ kind: z.literal("blockTitle"), titleId }),
  z.strictObject({ kind: z.literal("blockWord"), word: blockedWord }),
  /** More minutes today. */
  z.strictObject({ kind: z.literal("grant"), minutes: grantedMinutes }),
  z.strictObject({ kind: z.literal("leo"), allow: z.enum(["off", "noMicrophone"]) }),
]);
export type ControlsChange = z.infer<typeof controlsChange>;

/** A change that is saved with the profile's controls; extra minutes are granted instead. */
export type SettingsChange = Exclude<ControlsChange, { kind: "grant" }>;

/** When a night ends that had no bedtime so far. */
const usualMorning = { school: "06:30", weekend: "07:30" } as const;

/** The controls with one change, for `PUT /api/family-profiles/:id/controls`. */
export function applyChange(controls: Controls, change: SettingsChange): Controls {
  switch (change.kind) {
    case "limit": {
      const { minutes, days: of } = change;
      return {
        ...controls,
        time: {
          ...controls.time,
          ...(of !== "weekend" && { schoolDayMinutes: minutes }),
          ...(of !== "school" && { weekendMinutes: minutes }),
        },
      };
    }
    case "bedtime":
      return { ...controls, time: setNights(controls.time, change) };
    case "rating":
      return { ...controls, highestRating: change.rating };
    case "blockTitle":
      return {
        ...controls,
        blockedTitles: [...new Set([...controls.blockedTitles, change.titleId])],
        allowedTitles: controls.allowedTitles.filter((id) => id !== change.titleId),
      };
    case "blockWord":
      return { ...controls, blockedWords: [...new Set([...controls.blockedWords, change.word])] };
    case "leo":
      return change.allow === "off"
        ? { ...controls, leo: "off" }
        : { ...controls, leoHears: "closed" };
  }
}

function setNights(
  time: TimeLimits,
  { minutes, days: of }: { minutes: number | null; days: Days },
): TimeLimits {
  const nightFrom = (before: BedTime | null, morning: string) =>
    minutes === null ? null : { from: toClock(minutes), until: before?.until ?? morning };
  return {
    ...time,
    ...(of !== "weekend" && { schoolNight: nightFrom(time.schoolNight, usualMorning.school) }),
    ...(of !== "school" && { weekendNight: nightFrom(time.weekendNight, usualMorning.weekend) }),
  };
}

/** "20:30" of minutes after midnight. */
export function toClock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Minutes after midnight at which a bedtime can begin: "at 8" is in the evening. */
export function toAfternoon(minutes: number): number {
  return minutes < bedTimeFromEarliest && minutes + 12 * 60 < 24 * 60 ? minutes + 12 * 60 : minutes;
}
