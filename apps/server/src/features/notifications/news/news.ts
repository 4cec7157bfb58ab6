import type { Notification } from "@goldmane/contracts/notifications/schema";
import type { Words } from "#platform/words/words.ts";

/** A notification without the profile's read mark. */
export type News = Omit<Notification, "isRead">;

/** `since`: epoch milliseconds of the oldest news to list. */
export type NewsOptions = { since: number; words: Words };
