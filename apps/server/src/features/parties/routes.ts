import * as api from "@goldmane/contracts/parties/api";
import { handle } from "#platform/http/handler.ts";
import { closeGame, joinGame, openGame } from "./game/party-game.ts";
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
  handle(api.listParties, ({ app, viewer }) => readParties(app, viewer)),
  handle(api.createParty, ({ app, viewer, body }) => createParty(app, viewer, body)),
  handle(api.joinParty, ({ app, viewer, browser, body }) =>
    joinParty(app, { viewer, browser }, body.code),
  ),
  handle(api.listPastParties, ({ app, viewer }) => readPastParties(app, viewer)),
  handle(api.getParty, ({ app, viewer, params }) => readParty(app, viewer, params.id)),
  handle(api.changeParty, ({ app, viewer, params, body }) =>
    changeParty(app, viewer, { partyId: params.id, changes: body }),
  ),
  handle(api.endParty, ({ app, viewer, params }) => endParty(app, viewer, params.id)),
  handle(api.leaveParty, ({ app, viewer, params }) => leaveParty(app, viewer, params.id)),
  handle(api.changeParticipant, ({ app, viewer, params, body }) =>
    changeParticipant(app, viewer, {
      partyId: params.id,
      profileId: params.profileId,
      changes: body,
    }),
  ),
  handle(api.kickParticipant, ({ app, viewer, params }) =>
    kickParticipant(app, viewer, { partyId: params.id, profileId: params.profileId }),
  ),
  handle(api.inviteToParty, ({ app, viewer, params, body }) =>
    inviteToParty(app, viewer, { partyId: params.id, profileIds: body.profileIds }),
  ),
  handle(api.listInvited, ({ app, viewer, params }) => readInvited(app, viewer, params.id)),
  handle(api.openPartyGame, ({ app, viewer, params, body }) =>
    openGame(app, viewer, { partyId: params.id, game: body.game }),
  ),
  handle(api.joinPartyGame, ({ app, viewer, params }) => joinGame(app, viewer, params.id)),
  handle(api.closePartyGame, ({ app, viewer, params }) => closeGame(app, viewer, params.id)),
  handle(api.readHeatMap, ({ app, viewer, params }) => readHeatMap(app, viewer, params.id)),
];
