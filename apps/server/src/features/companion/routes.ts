import * as api from "@goldmane/contracts/companion/api";
import { handle } from "#platform/http/handler.ts";
import { pairRemote } from "./pair.ts";

export const companionRoutes = [
  handle(api.pairRemote, ({ app, viewer, browser, body }) =>
    pairRemote(app, { viewer, browser }, body.code),
  ),
];
