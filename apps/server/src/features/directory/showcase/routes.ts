import * as api from "@goldmane/contracts/directory/showcase/api";
import { handlePrepared } from "#platform/http/handler.ts";
import { readShowcase } from "./service.ts";

export const showcaseRoutes = [
  handlePrepared(api.getShowcase, ({ app, viewer }) => readShowcase(app, viewer)),
];
