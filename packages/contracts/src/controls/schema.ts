import * as z from "zod/mini";
import { rating, titleId } from "#library/schema.ts";
import {
  bedTimeFromEarliest,
  bedTimeUntilLatest,
  blockedTitlesAtMost,
  blockedWordMaxLength,
  blockedWordsAtMost,
  dailyMinutesAtLeast,
  dailyMinutesAtMost,
  filmsADayAtMost,
  gamePartnerRights,
  microphoneRights,
  leoRights,
  linkRights,
  partyGuestRights,
  partyRights,
  publishRights,
} from "./limits.ts";
import { toMinutes } from "./local-time.ts";

const clock = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 20:30"));

/** When a household sleeps: from the evening of one day until the morning of the next. */
export const bedTime = z.strictObject({
  from: clock.check(
    z.refine((at) => toMinutes(at) >= bedTimeFromEarliest, "must be an evening hour, from 15:00"),
  ),
  until: clock.check(
    z.refine((at) => toMinutes(at) <= bedTimeUntilLatest, "must be a morning hour, until 12:00"),
  ),
});
export type BedTime = z.infer<typeof bedTime>;

/** Null is without a limit. */
export const dailyMinutes = z.nullable(
  z.int().check(z.minimum(dailyMinutesAtLeast), z.maximum(dailyMinutesAtMost)),
);

/** Null is without a limit. School days are Monday to Friday. */
export const timeLimits = z.strictObject({
  schoolDayMinutes: z._default(dailyMinutes, null),
  weekendMinutes: z._default(dailyMinutes, null),
  /** Nights before a school day: Sunday's to Thursday's. */
  schoolNight: z._default(z.nullable(bedTime), null),
  /** Friday's and Saturday's. */
  weekendNight: z._default(z.nullable(bedTime), null),
  /** Different films that may be begun in a day. */
  filmsADay: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(filmsADayAtMost))), null),
});
export type TimeLimits = z.infer<typeof timeLimits>;

export const calmSettings = z.strictObject({
  /** No effect that flashes: for the photosensitive. */
  noFlashing: z._default(z.boolean(), false),
  reducedMotion: z._default(z.boolean(), false),
  /** No autoplay: the next title waits for a press. */
  noAutoplay: z._default(z.boolean(), false),
});
export type CalmSettings = z.infer<typeof calmSettings>;

export const blockedWord = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(blockedWordMaxLength),
    z.regex(/[\p{L}\p{N}]/u, "must hold a letter or a number"),
  );

const titleIds = z.array(titleId).check(z.maxLength(blockedTitlesAtMost));

/** A parent's settings for a profile, except its highest rating. */
export const controlSettings = z.strictObject({
  blockedTitles: z._default(titleIds, []),
  /** Shown even if the rating or word rules would hide them. */
  allowedTitles: z._default(titleIds, []),
  blockedWords: z._default(z.array(blockedWord).check(z.maxLength(blockedWordsAtMost)), []),
  outsideLinks: z.enum(linkRights),
  leo: z.enum(leoRights),
  leoHears: z._default(z.enum(microphoneRights), "closed"),
  party: z.enum(partyRights),
  partyGuests: z._default(z.enum(partyGuestRights), "family"),
  publishing: z.enum(publishRights),
  gamePartners: z._default(z.enum(gamePartnerRights), "family"),
  /** Whether the time in games counts as screen time. */
  countGames: z._default(z.boolean(), true),
  time: timeLimits,
  calm: calmSettings,
});
export type ControlSettings = z.infer<typeof controlSettings>;

export const controls = z.extend(controlSettings, { highestRating: rating });
export type Controls = z.output<typeof controls>;

/** Values that the parental controls form shows and submits. */
export const profileControls = z.object({
  profileId: z.uuid(),
  controls,
  /** The titles that `controls` names and that this parent may see, for showing them by name. */
  titles: z.array(z.object({ id: titleId, title: z.string(), rating })),
  /** IANA name; null until set. Days and nights are then counted in UTC. */
  timeZone: z.nullable(z.string()),
});
export type ProfileControls = z.infer<typeof profileControls>;

export const timeZone = z.string().check(
  z.maxLength(60),
  z.refine((name) => isTimeZone(name), "must be a time zone such as Europe/Berlin"),
);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
