import {
  getTitle,
  listAnimations,
  listFeatured,
  listPopular,
} from "@goldmane/contracts/library/api";
import { handle, handlePrepared } from "#platform/http/handler.ts";
import { readAnimations, readFeatured, readPopular, readTitle } from "./service.ts";

export const libraryRoutes = [
  handlePrepared(listAnimations, ({ app, viewer }) => readAnimations(app, viewer)),
  handlePrepared(listFeatured, ({ app, viewer }) => readFeatured(app, viewer)),
  handlePrepared(listPopular, ({ app, viewer }) => readPopular(app, viewer)),
  handle(getTitle, ({ app, viewer, params }) => readTitle(app, viewer, params.id)),
];
