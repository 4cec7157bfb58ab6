import * as api from "@goldmane/contracts/search/api";
import { handle } from "#platform/http/handler.ts";
import { searchTitles } from "./service.ts";

export const searchRoutes = [
  handle(api.searchTitles, ({ app, viewer, query }) => searchTitles(app, viewer, query)),
];
