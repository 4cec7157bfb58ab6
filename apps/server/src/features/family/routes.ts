import * as api from "@goldmane/contracts/family/api";
import { handle } from "#platform/http/handler.ts";
import { type RawRoute, rawRoute } from "#platform/http/raw-route.ts";
import { namedProfile } from "#platform/identity/viewer/named-profile.ts";
import {
  approveProfile,
  changeOwnProfile,
  changeProfile,
  deleteProfile,
  setPin,
} from "./change-profile.ts";
import { chooseProfile } from "./choose-profile.ts";
import {
  deleteHousehold,
  deleteCode,
  readCode,
  readHousehold,
  renameHousehold,
  renewCode,
} from "./household.ts";
import { registerProfile } from "./register-profile.ts";
import { chooseSeats } from "./seats.ts";
import { sendAvatar } from "./send-avatar.ts";
import { sendExport } from "./send-export.ts";
import { readFamily } from "./service.ts";
import { signInToProfile } from "./sign-in-to-profile.ts";

export const familyRoutes = [
  handle(api.getHousehold, ({ app, viewer }) => readHousehold(app, viewer)),
  handle(api.renameHousehold, ({ app, viewer, body }) => renameHousehold(app, viewer, body.name)),
  handle(api.deleteHousehold, ({ app, viewer, browser }) => deleteHousehold(app, viewer, browser)),
  handle(api.getHouseholdCode, ({ app, viewer }) => readCode(app, viewer)),
  handle(api.renewHouseholdCode, ({ app, viewer }) => renewCode(app, viewer)),
  handle(api.deleteHouseholdCode, ({ app, viewer }) => deleteCode(app, viewer)),
  handle(api.chooseSeats, ({ app, viewer, body }) => chooseSeats(app, viewer, body.profileIds)),
  handle(api.listFamilyProfiles, ({ app, viewer }) => readFamily(app, viewer)),
  handle(api.createFamilyProfile, ({ app, viewer, browser, body }) =>
    registerProfile(app, { viewer, browser }, body),
  ),
  handle(api.signInToProfile, ({ app, browser, body }) => signInToProfile(app, browser, body)),
  handle(api.chooseProfile, ({ app, viewer, browser, params, body }) =>
    chooseProfile(app, { viewer, browser }, { ...body, id: namedProfile(viewer, params.id) }),
  ),
  handle(api.changeProfile, ({ app, viewer, params, body }) =>
    changeProfile(app, viewer, { id: namedProfile(viewer, params.id), changes: body }),
  ),
  handle(api.changeOwnProfile, ({ app, viewer, body }) => changeOwnProfile(app, viewer, body)),
  handle(api.deleteProfile, ({ app, viewer, params }) =>
    deleteProfile(app, viewer, namedProfile(viewer, params.id)),
  ),
  handle(api.approveProfile, ({ app, viewer, params }) =>
    approveProfile(app, viewer, namedProfile(viewer, params.id)),
  ),
  handle(api.setPin, ({ app, viewer, params, body }) =>
    setPin(app, viewer, { id: namedProfile(viewer, params.id), pin: body.pin }),
  ),
];

export const familyRawRoutes: readonly RawRoute[] = [
  rawRoute({
    methods: ["GET"],
    path: api.householdExportPath,
    access: "parent",
    confirmed: "account",
    run: sendExport,
  }),
  { methods: ["GET", "HEAD"], path: api.avatarPath, access: "anyone", run: sendAvatar },
];
