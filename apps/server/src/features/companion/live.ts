import * as said from "@goldmane/contracts/companion/live";
import { hear } from "#platform/live/hearing.ts";
import type { LiveFeature } from "#platform/live/live-feature.ts";
import { holdRemote, pressRemote, putAway } from "./remotes.ts";
import {
  admitRemote,
  dismissRemote,
  hideCode,
  leaveScreen,
  openScreen,
  showCode,
  tellState,
} from "./screens.ts";
import { leaveSeats, mayCome } from "./seats.ts";

export const companionLive: LiveFeature = {
  hearings: [
    hear(said.openScreen, ({ app, body, ...who }) => openScreen(app, who, body.screenId)),
    hear(said.showCode, ({ app, body, ...who }) => showCode(app, who, body.screenId)),
    hear(said.hideCode, ({ app, body, ...who }) => hideCode(app, who, body.screenId)),
    hear(said.admitRemote, ({ app, body, ...who }) => admitRemote(app, who, body)),
    hear(said.dismissRemote, ({ app, body, ...who }) => dismissRemote(app, who, body)),
    hear(said.closeScreen, ({ app, body, ...who }) => leaveScreen(app, who, body.screenId)),
    hear(said.tellState, ({ app, body, ...who }) => tellState(app, who, body)),
    hear(said.holdRemote, ({ app, body, ...who }) => holdRemote(app, who, body.pass)),
    hear(said.pressRemote, ({ app, body, ...who }) => pressRemote(app, who, body)),
    hear(said.putAway, ({ app, body, ...who }) => putAway(app, who, body.pass)),
  ],
  mayCome,
  left: async (app, _viewer, { rooms }) => await leaveSeats(app, rooms),
};
