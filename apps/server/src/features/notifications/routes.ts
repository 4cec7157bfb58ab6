import {
  dismissNotification,
  listNotifications,
  readNotifications as read,
} from "@goldmane/contracts/notifications/api";
import { handle } from "#platform/http/handler.ts";
import { dismissNews, markRead, readNotifications } from "./service.ts";

export const notificationsRoutes = [
  handle(listNotifications, ({ app, viewer }) => readNotifications(app, viewer)),
  handle(read, ({ app, viewer, body }) => markRead(app, viewer, body.ids)),
  handle(dismissNotification, ({ app, viewer, params }) => dismissNews(app, viewer, params.id)),
];
