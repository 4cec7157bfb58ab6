import * as messages from "@goldmane/contracts/companion/live";
import { onCommand } from "#platform/live/on-command.ts";
import type { LiveFeature } from "#platform/live/live-feature.ts";
import { connectRemote, holdPad, pressRemote, unpairRemote } from "./remotes.ts";
import {
  admitRemote,
  dismissRemote,
  hideCode,
  leaveScreen,
  openScreen,
  showCode,
  reportState,
} from "./screens.ts";
import { releaseSockets, isGuestAllowed } from "./sockets.ts";

export const companionLive: LiveFeature = {
  commands: [
    onCommand(messages.openScreen, ({ app, body, ...who }) => openScreen(app, who, body.screenId)),
    onCommand(messages.showCode, ({ app, body, ...who }) => showCode(app, who, body.screenId)),
    onCommand(messages.hideCode, ({ app, body, ...who }) => hideCode(app, who, body.screenId)),
    onCommand(messages.admitRemote, ({ app, body, ...who }) => admitRemote(app, who, body)),
    onCommand(messages.dismissRemote, ({ app, body, ...who }) => dismissRemote(app, who, body)),
    onCommand(messages.closeScreen, ({ app, body, ...who }) =>
      leaveScreen(app, who, body.screenId),
    ),
    onCommand(messages.reportState, ({ app, body, ...who }) => reportState(app, who, body)),
    onCommand(messages.connectRemote, ({ app, body, ...who }) =>
      connectRemote(app, who, body.token),
    ),
    onCommand(messages.pressRemote, ({ app, body, ...who }) => pressRemote(app, who, body)),
    onCommand(messages.holdPad, ({ app, viewer, body }) => holdPad(app, viewer, body)),
    onCommand(messages.unpairRemote, ({ app, body, ...who }) => unpairRemote(app, who, body.token)),
  ],
  isGuestAllowed,
  onDisconnect: async (app, _viewer, { rooms }) => await releaseSockets(app, rooms),
};
