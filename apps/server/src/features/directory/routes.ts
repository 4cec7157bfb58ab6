import * as api from "@goldmane/contracts/directory/api";
import { handle, handlePrepared } from "#platform/http/handler.ts";
import type { RawRoute } from "#platform/http/raw-route.ts";
import { sendCover } from "./covers/send-cover.ts";
import { sendMark } from "./marks/send-mark.ts";
import { openOutside } from "./open-outside.ts";
import { showcaseRoutes } from "./showcase/routes.ts";
import { readApps, readLinks, readListening } from "./service.ts";

export const directoryRoutes = [
  handlePrepared(api.listLinks, ({ app, viewer }) => readLinks(app, viewer)),
  handlePrepared(api.listListening, ({ app, viewer }) => readListening(app, viewer)),
  handlePrepared(api.listApps, ({ app, viewer }) => readApps(app, viewer)),
  ...showcaseRoutes,
  handle(api.openOutside, ({ app, viewer, browser, body }) =>
    openOutside(app, { viewer, browser }, body),
  ),
];

export const directoryRawRoutes: readonly RawRoute[] = [
  { methods: ["GET", "HEAD"], path: "/media/marks/:file", access: "anyone", run: sendMark },
  { methods: ["GET", "HEAD"], path: "/media/covers/:id", access: "anyone", run: sendCover },
];
