import * as api from "@goldmane/contracts/watchlist/api";
import { handle } from "#platform/http/handler.ts";
import { changeItem, readWatchlist } from "./service.ts";
import { countViewingDays } from "./streak.ts";

export const watchlistRoutes = [
  handle(api.getWatchlist, ({ app, viewer }) => readWatchlist(app, viewer)),
  handle(api.keepTitle, ({ app, viewer, params, body }) =>
    changeItem(app, viewer, {
      id: params.id,
      progress: body.progress,
      isRemoved: false,
      at: body.updatedAt,
    }),
  ),
  handle(api.dropTitle, ({ app, viewer, params, query }) =>
    changeItem(app, viewer, {
      id: params.id,
      progress: 0,
      isRemoved: true,
      at: query.at ?? app.now(),
    }),
  ),
  handle(api.countDays, ({ app, viewer, body }) => countViewingDays(app, viewer, body.days)),
];
