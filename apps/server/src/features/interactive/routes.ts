import * as api from "@goldmane/contracts/interactive/api";
import { handle } from "#platform/http/handler.ts";
import { savePath } from "./save-path.ts";
import { forgetPath, readInteractive, readInteractiveList } from "./service.ts";

export const interactiveRoutes = [
  handle(api.listInteractive, ({ app, viewer }) => readInteractiveList(app, viewer)),
  handle(api.getInteractive, ({ app, viewer, params }) => readInteractive(app, viewer, params.id)),
  handle(api.savePath, ({ app, viewer, params, body }) =>
    savePath(app, viewer, { id: params.id, ...body }),
  ),
  handle(api.forgetPath, ({ app, viewer, params }) => forgetPath(app, viewer, params.id)),
];
