import * as api from "@goldmane/contracts/playback/secure/api";
import { handle } from "#platform/http/handler.ts";
import { readExpiredLink } from "./read-expired-link.ts";

export const secureRoutes = [
  handle(api.getExpiredLink, ({ app, viewer, params, query }) =>
    readExpiredLink(app, viewer, { id: params.id, cut: query.cut }),
  ),
];
