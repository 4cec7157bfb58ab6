import * as z from "zod/mini";

/** What a notification is about; each has a drawing of its own. */
export const notificationTypes = [
  "watchlist",
  "recommendation",
  "streak",
  "milestone",
  "care",
] as const;

export const notificationId = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(100));

export const notification = z.object({
  id: notificationId,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  /** Epoch milliseconds. */
  timestamp: z.int(),
  /** A page of ours, or a part of one, where one can do something about it. */
  actionUrl: z.string().check(z.regex(/^\/[a-z0-9/-]*(?:#[a-z]+)?$/)),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

/** What a visitor's browser keeps of what they did with notifications, by their ids. */
export const visitorMarks = z.record(z.string(), z.enum(["read", "dismissed"]));
