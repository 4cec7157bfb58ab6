import {
  changeParticipant as memberChange,
  changeParty as partyChange,
  createParty as creation,
  endParty as end,
  getParty,
  joinParty as joining,
  inviteToParty as invitation,
  kickParticipant as kick,
  leaveParty as leave,
  listParties,
  listInvited,
  listPastParties,
  readHeatMap as heat,
} from "@goldmane/contracts/parties/api";
import { handle } from "#platform/http/handler.ts";
import { inviteToParty, readInvited } from "./invitations/invite.ts";
import { joinParty } from "./join-party.ts";
import { createParty } from "./open-party.ts";
import { readPastParties } from "./past/read-past-parties.ts";
import { readHeatMap } from "./reactions/react.ts";
import {
  changeParticipant,
  changeParty,
  endParty,
  kickParticipant,
  leaveParty,
} from "./run-party.ts";
import { readParty } from "./service.ts";
import { readParties } from "./zone/read-parties.ts";

export const partiesRoutes = [
  handle(listParties, ({ app, viewer }) => readParties(app, viewer)),
  handle(creation, ({ app, viewer, body }) => createParty(app, viewer, body)),
  handle(joining, ({ app, viewer, browser, body }) =>
    joinParty(app, { viewer, browser }, body.code),
  ),
  handle(listPastParties, ({ app, viewer }) => readPastParties(app, viewer)),
  handle(getParty, ({ app, viewer, params }) => readParty(app, viewer, params.id)),
  handle(partyChange, ({ app, viewer, params, body }) =>
    changeParty(app, viewer, { partyId: params.id, changes: body }),
  ),
  handle(end, ({ app, viewer, params }) => endParty(app, viewer, params.id)),
  handle(leave, ({ app, viewer, params }) => leaveParty(app, viewer, params.id)),
  handle(memberChange, ({ app, viewer, params, body }) =>
    changeParticipant(app, viewer, {
      partyId: params.id,
      profileId: params.profileId,
      changes: body,
    }),
  ),
  handle(kick, ({ app, viewer, params }) =>
    kickParticipant(app, viewer, { partyId: params.id, profileId: params.profileId }),
  ),
  handle(invitation, ({ app, viewer, params, body }) =>
    inviteToParty(app, viewer, { partyId: params.id, profileIds: body.profileIds }),
  ),
  handle(listInvited, ({ app, viewer, params }) => readInvited(app, viewer, params.id)),
  handle(heat, ({ app, viewer, params }) => readHeatMap(app, viewer, params.id)),
];
