import * as api from "@goldmane/contracts/notifications/api";
import { handle } from "#platform/http/handler.ts";
import { wordsFor } from "#platform/words/words-for.ts";
import { dismissNews, markRead, readNotifications } from "./service.ts";

export const notificationsRoutes = [
  handle(api.listNotifications, ({ app, viewer, browser }) =>
    readNotifications(app, viewer, wordsFor(viewer, browser)),
  ),
  handle(api.readNotifications, ({ app, viewer, body }) => markRead(app, viewer, body.ids)),
  handle(api.dismissNotification, ({ app, viewer, params }) => dismissNews(app, viewer, params.id)),
];
