import * as api from "@goldmane/contracts/subscription/api";
import { handle } from "#platform/http/handler.ts";
import { readOwnAccess } from "./service.ts";

export const subscriptionRoutes = [
  handle(api.getSubscriptionAccess, ({ app, viewer }) => readOwnAccess(app, viewer)),
];
