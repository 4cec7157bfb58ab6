import * as api from "@goldmane/contracts/recommendations/api";
import { handle } from "#platform/http/handler.ts";
import { dismissTitle, readRecommendations, restoreTitle } from "./service.ts";

export const recommendationsRoutes = [
  handle(api.getRecommendations, ({ app, viewer }) => readRecommendations(app, viewer)),
  handle(api.dismissRecommendation, ({ app, viewer, params }) =>
    dismissTitle(app, viewer, params.id),
  ),
  handle(api.restoreRecommendation, ({ app, viewer, params }) =>
    restoreTitle(app, viewer, params.id),
  ),
];
