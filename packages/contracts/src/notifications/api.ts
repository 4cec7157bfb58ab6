import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { maxNotifications } from "./limits.ts";
import { notification, notificationId } from "./schema.ts";

export const listNotifications = endpoint("GET", "/api/notifications", {
  access: "anyone",
  summary: "List the profile's notifications, latest first; introductory ones until there are any",
  reply: z.array(notification),
});

export const readNotifications = endpoint("POST", "/api/notifications/read", {
  access: "profile",
  summary: "Mark notifications as read; unknown ids are ignored",
  body: z.strictObject({
    ids: z.array(notificationId).check(z.maxLength(maxNotifications)),
  }),
});

export const dismissNotification = endpoint("DELETE", "/api/notifications/:id", {
  access: "profile",
  summary: "Dismiss a notification",
  params: z.object({ id: notificationId }),
  errors: ["NOT_FOUND"],
});
