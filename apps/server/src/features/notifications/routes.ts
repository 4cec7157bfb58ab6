import {
  dismissNotification,
  listNotifications,
  readNotifications as read,
} from "@goldmane/contracts/notifications/api";
import { handle } from "#platform/http/handler.ts";
import { wordsFor } from "#platform/words/words-for.ts";
import { dismissNews, markRead, readNotifications } from "./service.ts";

export const notificationsRoutes = [
  handle(listNotifications, ({ app, viewer, browser }) =>
    readNotifications(app, viewer, wordsFor(viewer, browser)),
  ),
  handle(read, ({ app, viewer, body }) => markRead(app, viewer, body.ids)),
  handle(dismissNotification, ({ app, viewer, params }) => dismissNews(app, viewer, params.id)),
];
