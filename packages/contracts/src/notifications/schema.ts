import * as z from "zod/mini";

/** The kind of a notification; each has an illustration. */
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
  /** Path of the page to open, with an optional fragment. */
  actionUrl: z.string().check(z.regex(/^\/[a-z0-9/-]*(?:#[a-z]+)?$/)),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

/** Read and dismissed marks by notification id, stored in the browser of an anonymous visitor. */
export const visitorMarks = z.record(z.string(), z.enum(["read", "dismissed"]));
