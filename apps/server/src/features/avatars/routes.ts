import * as api from "@goldmane/contracts/avatars/api";
import { handle } from "#platform/http/handler.ts";
import { readOwnAvatar, saveAvatar } from "./service.ts";

export const avatarsRoutes = [
  handle(api.getOwnAvatar, ({ app, viewer }) => readOwnAvatar(app, viewer)),
  handle(api.saveAvatar, ({ app, viewer, body }) => saveAvatar(app, viewer, body)),
];
