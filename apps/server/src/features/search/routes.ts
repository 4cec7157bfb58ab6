import { searchTitles as contract } from "@goldmane/contracts/search/api";
import { handle } from "#platform/http/handler.ts";
import { searchTitles } from "./service.ts";

export const searchRoutes = [
  handle(contract, ({ app, viewer, query }) => searchTitles(app, viewer, query)),
];
