import type { Role } from "#family/limits.ts";
import type { Rating } from "#library/limits.ts";

// Lists of rights run from most to least permissive.

/** Whether links to other sites can be opened: the directory, podcasts and music services. */
export const linkRights = ["open", "withPin", "closed"] as const;
/** Which engines Leo may use. Answers to teens and children are always filtered. */
export const leoRights = ["all", "embedded", "off"] as const;
/** Whether a microphone may be used to talk to an assistant. */
export const microphoneRights = ["open", "closed"] as const;
/** Each right includes those after it. */
export const partyRights = ["host", "join", "household", "none"] as const;
/** People who can share a party with a child: household and friends, or household only. */
export const partyGuestRights = ["friends", "family"] as const;
export const publishRights = ["free", "withApproval", "none"] as const;
/** People who share boards, races and levels of the games with a child or teen. */
export const gamePartnerRights = ["friends", "family"] as const;

export type LeoRight = (typeof leoRights)[number];
export type MicrophoneRight = (typeof microphoneRights)[number];
export type LinkRight = (typeof linkRights)[number];
export type PartyRight = (typeof partyRights)[number];
export type PartyGuestRight = (typeof partyGuestRights)[number];
export type PublishRight = (typeof publishRights)[number];
export type GamePartnerRight = (typeof gamePartnerRights)[number];

/** Highest rating that a parent can allow per role. Single titles can be allowed beyond it. */
export const ratingCeiling: Readonly<Record<Role, Rating>> = {
  parent: "R",
  adult: "R",
  teen: "PG-13",
  child: "PG",
};

export const blockedTitlesAtMost = 500;
export const blockedWordsAtMost = 100;
export const blockedWordMaxLength = 40;

export const dailyMinutesAtLeast = 5;
export const dailyMinutesAtMost = 12 * 60;
export const filmsADayAtMost = 50;

/** A night begins in the afternoon at the earliest and ends at noon at the latest: minutes of the day. */
export const bedTimeFromEarliest = 15 * 60;
export const bedTimeUntilLatest = 12 * 60;

/** The player warns when this many minutes are left. */
export const timeWarnings = [10, 5, 1] as const;

/** Maximum seconds counted per progress report. */
export const maxCountedSeconds = 60;
/** Films watched for fewer seconds don't count as started. */
export const startedAfterSeconds = 8;
/** How long a film counts as running after a report. */
export const runningTimeoutMs = 30 * 60_000;

/** Extra minutes offered with one tap. */
export const extraMinutes = [15, 30, 60] as const;
export type ExtraMinutes = (typeof extraMinutes)[number];

/** The most that a parent can add to a day at once. */
export const extraMinutesAtMost = 240;

/** Maximum open requests per child. */
export const openApprovalRequestsAtMost = 20;
export const approvalRequestNoteMaxLength = 140;
