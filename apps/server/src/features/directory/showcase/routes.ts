import { getShowcase } from "@goldmane/contracts/directory/showcase/api";
import { handlePrepared } from "#platform/http/handler.ts";
import { readShowcase } from "./service.ts";

export const showcaseRoutes = [
  handlePrepared(getShowcase, ({ app, viewer }) => readShowcase(app, viewer)),
];
