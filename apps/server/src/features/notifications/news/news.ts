import type { Notification } from "@goldmane/contracts/notifications/schema";

/** A notification before anybody read it. */
export type News = Omit<Notification, "isRead">;
