import * as api from "@goldmane/contracts/registration/api";
import { handle } from "#platform/http/handler.ts";
import { acceptInvitation, checkInvitation } from "./accept-invitation.ts";
import { createInvitation, readInvitations, revokeInvitation } from "./invitations.ts";
import { readServerInfo } from "./service.ts";

export const registrationRoutes = [
  handle(api.getServerInfo, ({ app, viewer }) => readServerInfo(app, viewer)),
  handle(api.listInvitations, ({ app }) => readInvitations(app)),
  handle(api.createInvitation, ({ app, viewer, browser, body }) =>
    createInvitation(app, { viewer, browser }, body.note),
  ),
  handle(api.revokeInvitation, ({ app, viewer, params }) =>
    revokeInvitation(app, viewer, params.id),
  ),
  handle(api.checkInvitation, ({ app, body }) => checkInvitation(app, body.token)),
  handle(api.acceptInvitation, ({ app, viewer, browser, body }) =>
    acceptInvitation(app, { viewer, browser }, body),
  ),
];
