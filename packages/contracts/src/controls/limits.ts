import type { Role } from "#family/limits.ts";
import type { Rating } from "#library/limits.ts";

/** What may be done with what lies outside: the 150 services, podcasts, music, food. */
export const linkRights = ["open", "withPin", "closed"] as const;
/** Which engines Leo answers with. What he says to teens and children is filtered in any case. */
export const leoRights = ["all", "embedded", "off"] as const;
/** Whether a microphone may be used to talk to an assistant. */
export const hearingRights = ["open", "closed"] as const;
/** From the most to the least: each holds those after it. */
export const partyRights = ["host", "join", "household", "none"] as const;
/** Who may be in a party with a child: its own household and its friends, or its own household only. */
export const partyGuestRights = ["friends", "family"] as const;
export const publishRights = ["free", "withApproval", "none"] as const;

export type LeoRight = (typeof leoRights)[number];
export type HearingRight = (typeof hearingRights)[number];
export type LinkRight = (typeof linkRights)[number];
export type PartyRight = (typeof partyRights)[number];
export type PartyGuestRight = (typeof partyGuestRights)[number];
export type PublishRight = (typeof publishRights)[number];

/** The most that a parent may allow each role. Single titles may be allowed beyond it. */
export const ratingCeiling: Readonly<Record<Role, Rating>> = {
  parent: "R",
  adult: "R",
  teen: "PG-13",
  child: "PG",
};

export const blockedTitlesAtMost = 500;
export const blockedWordsAtMost = 100;
export const blockedWordMaxLength = 40;

export const dailyMinutesAtMost = 12 * 60;
export const filmsADayAtMost = 50;

/** A night begins in the afternoon at the earliest and ends at noon at the latest: minutes of the day. */
export const bedTimeFromEarliest = 15 * 60;
export const bedTimeUntilLatest = 12 * 60;

/** The player says so when this much is left, in minutes. */
export const timeWarnings = [10, 5, 1] as const;

/** A report of a playing film counts for no more than this, whatever it says. */
export const countedAtMostSeconds = 60;
/** Films that were watched for less than this are not counted as begun, in seconds. */
export const begunFromSeconds = 8;
/** After a report the film counts as running for so long. */
export const runningForMs = 30 * 60_000;

/** What a parent may give with one tap. */
export const extraMinutes = [15, 30, 60] as const;
export type ExtraMinutes = (typeof extraMinutes)[number];

/** Questions that one child may have open at a time. */
export const openRequestsAtMost = 20;
export const askNoteMaxLength = 140;
