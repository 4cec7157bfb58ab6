import * as z from "zod/mini";
import { liveCommand, liveEvent } from "#live/message.ts";
import {
  heldRemote,
  remoteCard,
  remoteCommand,
  remoteId,
  remoteToken,
  screenId,
  screenState,
  shown,
} from "./schema.ts";

const ofScreen = { screenId };
const padButtons = z.int().check(z.minimum(0), z.maximum(255));
const ofRemote = { remoteId };

/**
 * Opens a screen in this tab, or resumes the one that it had before a reload. Send it again after
 * every reconnect. Another tab with the same screen loses it.
 */
export const openScreen = liveCommand("companion.open", {
  access: "profile",
  body: z.strictObject({ screenId: z.optional(screenId) }),
  reply: z.object({ screenId, remotes: z.array(remoteCard) }),
});

/** Creates a pairing code, which replaces the previous one. */
export const showCode = liveCommand("companion.code", {
  access: "profile",
  body: z.strictObject(ofScreen),
  reply: z.object({ code: z.string(), leftMs: z.number() }),
});

/** Invalidates the pairing code. */
export const hideCode = liveCommand("companion.hide", {
  access: "profile",
  body: z.strictObject(ofScreen),
});

/** Admits a guest's phone. */
export const admitRemote = liveCommand("companion.admit", {
  access: "profile",
  body: z.strictObject({ ...ofScreen, remoteId }),
});

/** Removes a phone, admitted or waiting. */
export const dismissRemote = liveCommand("companion.dismiss", {
  access: "profile",
  body: z.strictObject({ ...ofScreen, remoteId }),
});

/** Ends the screen and all of its remotes. */
export const closeScreen = liveCommand("companion.close", {
  access: "profile",
  body: z.strictObject(ofScreen),
});

export const reportState = liveCommand("companion.state", {
  access: "profile",
  body: z.strictObject({ ...ofScreen, state: screenState }),
});

/** Subscribes to a remote. Send it again after every reconnect. NOT_FOUND once the remote has ended. */
export const connectRemote = liveCommand("companion.connect", {
  access: "anyone",
  body: z.strictObject({ token: remoteToken }),
  reply: heldRemote,
});

/**
 * Acknowledged once the screen has run it. CONFLICT with `reason: "away"` if no screen answers;
 * NOT_ALLOWED with `reason: "asked"` for a guest who isn't admitted yet, or "screen" if the screen
 * can't do it now.
 */
export const pressRemote = liveCommand("companion.press", {
  access: "anyone",
  body: z.strictObject({ token: remoteToken, command: remoteCommand }),
});

/** The buttons that an admitted phone holds as a game pad, as bits of a game's input; 0 for none. */
export const holdPad = liveCommand("companion.hold", {
  access: "anyone",
  body: z.strictObject({ token: remoteToken, buttons: padButtons }),
});

/** Ends the remote from the phone. */
export const unpairRemote = liveCommand("companion.unpair", {
  access: "anyone",
  body: z.strictObject({ token: remoteToken }),
});

/** To a screen: its phones. The screen answers with `reportState`. */
export const remotesChanged = liveEvent(
  "companion.remotes",
  z.object({ ...ofScreen, remotes: z.array(remoteCard) }),
);

/** To a screen: another tab has replaced it. */
export const screenReplaced = liveEvent("companion.replaced", z.object(ofScreen));

/** To a screen, which acknowledges with `pressResult`. */
export const pressed = liveEvent(
  "companion.pressed",
  z.object({ ...ofScreen, command: remoteCommand }),
);
export const pressResult = z.object({ isDone: z.boolean() });
export type PressResult = z.infer<typeof pressResult>;

/** To a screen: a phone's game pad changed. */
export const padHeld = liveEvent(
  "companion.held",
  z.object({ ...ofScreen, remoteId, buttons: padButtons }),
);

export const shownChanged = liveEvent("companion.shown", z.object({ ...ofRemote, shown }));

/** To a phone: it was admitted, or its screen disconnected or reconnected. */
export const remoteChanged = liveEvent("companion.remote", heldRemote);

/** To a phone: `ended` by the screen, `gone` with it, or `again` if this phone paired again. */
export const remoteEnded = liveEvent(
  "companion.ended",
  z.object({ ...ofRemote, reason: z.enum(["ended", "gone", "again"]) }),
);
export type RemoteEnd = z.infer<(typeof remoteEnded)["body"]>["reason"];
