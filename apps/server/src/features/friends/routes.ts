import {
  acceptFriends as acceptance,
  askFriends as question,
  dropFriendCode as codeDropping,
  endFriendship as end,
  listCompany,
  listFriends,
  makeFriendCode as code,
  turnFriendsAway as refusal,
} from "@goldmane/contracts/friends/api";
import { handle } from "#platform/http/handler.ts";
import { acceptFriends, endFriendship, turnFriendsAway } from "./answer-friends.ts";
import { askFriends } from "./ask-friends.ts";
import { dropFriendCode, makeFriendCode } from "./friend-code.ts";
import { readCompany, readFriends } from "./service.ts";

export const friendsRoutes = [
  handle(listFriends, ({ app, viewer }) => readFriends(app, viewer)),
  handle(code, ({ app, viewer }) => makeFriendCode(app, viewer)),
  handle(codeDropping, ({ app, viewer }) => dropFriendCode(app, viewer)),
  handle(question, ({ app, viewer, browser, body }) =>
    askFriends(app, { viewer, browser }, body.code),
  ),
  handle(acceptance, ({ app, viewer, params }) => acceptFriends(app, viewer, params.id)),
  handle(refusal, ({ app, viewer, params }) => turnFriendsAway(app, viewer, params.id)),
  handle(listCompany, ({ app, viewer }) => readCompany(app, viewer)),
  handle(end, ({ app, viewer, params }) => endFriendship(app, viewer, params.id)),
];
