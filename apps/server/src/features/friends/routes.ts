import * as api from "@goldmane/contracts/friends/api";
import { handle } from "#platform/http/handler.ts";
import {
  acceptFriendRequest,
  deleteFriendRequest,
  endFriendship,
} from "./answer-friend-request.ts";
import { createFriendCode, deleteFriendCode } from "./friend-code.ts";
import { sendFriendRequest } from "./send-friend-request.ts";
import { listInvitees, readFriends } from "./service.ts";

export const friendsRoutes = [
  handle(api.listFriends, ({ app, viewer }) => readFriends(app, viewer)),
  handle(api.createFriendCode, ({ app, viewer }) => createFriendCode(app, viewer)),
  handle(api.deleteFriendCode, ({ app, viewer }) => deleteFriendCode(app, viewer)),
  handle(api.sendFriendRequest, ({ app, viewer, browser, body }) =>
    sendFriendRequest(app, { viewer, browser }, body.code),
  ),
  handle(api.acceptFriendRequest, ({ app, viewer, params }) =>
    acceptFriendRequest(app, viewer, params.id),
  ),
  handle(api.deleteFriendRequest, ({ app, viewer, params }) =>
    deleteFriendRequest(app, viewer, params.id),
  ),
  handle(api.listInvitees, ({ app, viewer }) => listInvitees(app, viewer)),
  handle(api.endFriendship, ({ app, viewer, params }) => endFriendship(app, viewer, params.id)),
];
