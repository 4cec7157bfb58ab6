import {
  approveProfile as approve,
  avatarPath,
  changeOwnProfile as changeOwn,
  changeProfile as change,
  chooseProfile as choose,
  chooseSeats as seat,
  createFamilyProfile,
  deleteHousehold as removeHousehold,
  deleteProfile as remove,
  deleteHouseholdCode,
  getHousehold,
  getHouseholdCode,
  householdExportPath,
  listFamilyProfiles,
  renameHousehold as rename,
  renewHouseholdCode,
  setPin as lock,
  signInToProfile as signIn,
} from "@goldmane/contracts/family/api";
import { handle } from "#platform/http/handler.ts";
import { type RawRoute, rawRoute } from "#platform/http/raw-route.ts";
import { namedProfile } from "#platform/identity/named-profile.ts";
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
  handle(getHousehold, ({ app, viewer }) => readHousehold(app, viewer)),
  handle(rename, ({ app, viewer, body }) => renameHousehold(app, viewer, body.name)),
  handle(removeHousehold, ({ app, viewer, browser }) => deleteHousehold(app, viewer, browser)),
  handle(getHouseholdCode, ({ app, viewer }) => readCode(app, viewer)),
  handle(renewHouseholdCode, ({ app, viewer }) => renewCode(app, viewer)),
  handle(deleteHouseholdCode, ({ app, viewer }) => deleteCode(app, viewer)),
  handle(seat, ({ app, viewer, body }) => chooseSeats(app, viewer, body.profileIds)),
  handle(listFamilyProfiles, ({ app, viewer }) => readFamily(app, viewer)),
  handle(createFamilyProfile, ({ app, viewer, browser, body }) =>
    registerProfile(app, { viewer, browser }, body),
  ),
  handle(signIn, ({ app, browser, body }) => signInToProfile(app, browser, body)),
  handle(choose, ({ app, viewer, browser, params, body }) =>
    chooseProfile(app, { viewer, browser }, { ...body, id: namedProfile(viewer, params.id) }),
  ),
  handle(change, ({ app, viewer, params, body }) =>
    changeProfile(app, viewer, { id: namedProfile(viewer, params.id), changes: body }),
  ),
  handle(changeOwn, ({ app, viewer, body }) => changeOwnProfile(app, viewer, body)),
  handle(remove, ({ app, viewer, params }) =>
    deleteProfile(app, viewer, namedProfile(viewer, params.id)),
  ),
  handle(approve, ({ app, viewer, params }) =>
    approveProfile(app, viewer, namedProfile(viewer, params.id)),
  ),
  handle(lock, ({ app, viewer, params, body }) =>
    setPin(app, viewer, { id: namedProfile(viewer, params.id), pin: body.pin }),
  ),
];

export const familyRawRoutes: readonly RawRoute[] = [
  rawRoute({
    methods: ["GET"],
    path: householdExportPath,
    access: "parent",
    confirmed: "account",
    run: sendExport,
  }),
  { methods: ["GET", "HEAD"], path: avatarPath, access: "anyone", run: sendAvatar },
];
