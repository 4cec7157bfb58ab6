import {
  dismissRecommendation,
  getRecommendations,
  restoreRecommendation,
} from "@goldmane/contracts/recommendations/api";
import { handle } from "#platform/http/handler.ts";
import { dismissTitle, readRecommendations, restoreTitle } from "./service.ts";

export const recommendationsRoutes = [
  handle(getRecommendations, ({ app, viewer }) => readRecommendations(app, viewer)),
  handle(dismissRecommendation, ({ app, viewer, params }) => dismissTitle(app, viewer, params.id)),
  handle(restoreRecommendation, ({ app, viewer, params }) => restoreTitle(app, viewer, params.id)),
];
