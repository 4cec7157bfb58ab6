import type { Notification } from "@goldmane/contracts/notifications/schema";
import type { Words } from "#platform/words/words.ts";

/** A notification before anybody read it. */
export type News = Omit<Notification, "isRead">;

/** Since when, and in which language. */
export type Telling = { since: number; words: Words };
