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
const ofRemote = { remoteId };

/**
 * Makes a screen of this tab, or takes up the one that it was before it was loaded anew. To be said
 * again after every connection. Another tab with the same screen loses it.
 */
export const openScreen = liveCommand("companion.open", {
  access: "profile",
  body: z.strictObject({ screenId: z.optional(screenId) }),
  reply: z.object({ screenId, remotes: z.array(remoteCard) }),
});

/** A new code, in place of the one before. */
export const showCode = liveCommand("companion.code", {
  access: "profile",
  body: z.strictObject(ofScreen),
  reply: z.object({ code: z.string(), leftMs: z.number() }),
});

/** The code is not shown any more, and opens nothing. */
export const hideCode = liveCommand("companion.hide", {
  access: "profile",
  body: z.strictObject(ofScreen),
});

/** Lets a guest's phone in. */
export const admitRemote = liveCommand("companion.admit", {
  access: "profile",
  body: z.strictObject({ ...ofScreen, remoteId }),
});

/** Sends a phone away, whether it was in or only asked. */
export const dismissRemote = liveCommand("companion.dismiss", {
  access: "profile",
  body: z.strictObject({ ...ofScreen, remoteId }),
});

/** Ends it for all its phones. */
export const closeScreen = liveCommand("companion.close", {
  access: "profile",
  body: z.strictObject(ofScreen),
});

export const reportState = liveCommand("companion.state", {
  access: "profile",
  body: z.strictObject({ ...ofScreen, state: screenState }),
});

/** Takes a remote in hand. To be said again after every connection. NOT_FOUND once it is over. */
export const connectRemote = liveCommand("companion.connect", {
  access: "anyone",
  body: z.strictObject({ token: remoteToken }),
  reply: heldRemote,
});

/**
 * Answered once the screen has done it. CONFLICT with `reason: "away"` where no screen answers,
 * NOT_ALLOWED with `reason: "asked"` before a guest was let in, or "screen" for what it cannot do now.
 */
export const pressRemote = liveCommand("companion.press", {
  access: "anyone",
  body: z.strictObject({ token: remoteToken, command: remoteCommand }),
});

/** The phone puts it away. */
export const unpairRemote = liveCommand("companion.unpair", {
  access: "anyone",
  body: z.strictObject({ token: remoteToken }),
});

/** To a screen: which phones it has. It says what it shows then. */
export const remotesChanged = liveEvent(
  "companion.remotes",
  z.object({ ...ofScreen, remotes: z.array(remoteCard) }),
);

/** To a screen: another tab is it now. */
export const screenReplaced = liveEvent("companion.replaced", z.object(ofScreen));

/** To a screen, which acknowledges by `obeyed`. */
export const pressed = liveEvent(
  "companion.pressed",
  z.object({ ...ofScreen, command: remoteCommand }),
);
export const pressResult = z.object({ isDone: z.boolean() });
export type PressResult = z.infer<typeof pressResult>;

export const shownChanged = liveEvent("companion.shown", z.object({ ...ofRemote, shown }));

/** To a phone: it was let in, or its screen went or is back. */
export const remoteChanged = liveEvent("companion.remote", heldRemote);

/** To a phone: `ended` by the screen, `gone` with it, or `again` where this phone paired once more. */
export const remoteEnded = liveEvent(
  "companion.ended",
  z.object({ ...ofRemote, reason: z.enum(["ended", "gone", "again"]) }),
);
export type RemoteEnd = z.infer<(typeof remoteEnded)["body"]>["reason"];
