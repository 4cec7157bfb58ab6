import * as z from "zod/mini";
import { controlsChange } from "#controls/controls-change.ts";
import { outsideLinkKinds } from "#directory/limits.ts";
import { titleId } from "#library/schema.ts";
import { mixLevels } from "#nature-mixes/schema.ts";
import { moods, shapers, visuals } from "#vibes/limits.ts";
import { openServiceDelayMs, tabs } from "./limits.ts";

/**
 * How an action is undone. `watchlist` is an API call; the others are done by the browser, which
 * has the previous state: `restore` brings it back, `cancel` stops a pending action.
 */
const undo = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("watchlist"), titleId, put: z.boolean() }),
  z.object({ kind: z.literal("restore") }),
  z.object({ kind: z.literal("cancel") }),
]);
export type Undo = z.infer<typeof undo>;

const pieceId = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(40));

/** Player commands. `seconds` and `level` are set for commands that need them. */
export const mediaCommand = z.discriminatedUnion("command", [
  z.object({
    command: z.enum([
      "pause",
      "resume",
      "stop",
      "restart",
      "next",
      "previous",
      "skipIntro",
      "mute",
      "unmute",
      "captionsOn",
      "captionsOff",
      "fullscreen",
      "leaveFullscreen",
    ]),
  }),
  z.object({ command: z.literal("seekTo"), seconds: z.number().check(z.minimum(0)) }),
  /** Seconds to skip; negative skips back. */
  z.object({ command: z.literal("seekBy"), seconds: z.number() }),
  z.object({ command: z.literal("volume"), level: z.number().check(z.minimum(0), z.maximum(1)) }),
  z.object({
    command: z.literal("volumeBy"),
    level: z.number().check(z.minimum(-1), z.maximum(1)),
  }),
  z.object({ command: z.literal("speed"), level: z.number().check(z.minimum(0.25), z.maximum(2)) }),
  /** Steps of the player's list of speeds; negative is slower. */
  z.object({ command: z.literal("speedBy"), steps: z.int().check(z.minimum(-6), z.maximum(6)) }),
  /** A language such as "es". */
  z.object({ command: z.literal("captionsIn"), language: z.string().check(z.maxLength(12)) }),
  z.object({ command: z.literal("soundtrack"), sound: z.enum(["spoken", "original"]) }),
  z.object({ command: z.literal("quality"), quality: z.enum(["auto", "best", "saving"]) }),
]);
export type MediaCommand = z.infer<typeof mediaCommand>;

/**
 * Actions of an answer, run by the browser in order, except `watchlist`, which the server has
 * already done.
 */
export const action = z.discriminatedUnion("type", [
  /** `path` is a page of the app, or `/streaming?title=…` for a title's details. */
  z.object({ type: z.literal("navigate"), path: z.string(), undo }),
  /** Without `startSeconds` it resumes. */
  z.object({
    type: z.literal("play"),
    titleId,
    title: z.string(),
    startSeconds: z.optional(z.number()),
    undo,
  }),
  z.object({ type: z.literal("media"), media: mediaCommand, undo: z.optional(undo) }),
  /** 0 turns it off; "end" is the end of what plays. */
  z.object({
    type: z.literal("sleepTimer"),
    minutes: z.union([z.int().check(z.minimum(0)), z.literal("end")]),
    undo,
  }),
  /** Null leaves a value unchanged. */
  z.object({
    type: z.literal("setMood"),
    mood: z.nullable(z.enum(moods)),
    shaper: z.nullable(z.enum(shapers)),
    visual: z.nullable(z.enum(visuals)),
    /** Replaces the nature mix. */
    nature: z.nullable(mixLevels),
    undo,
  }),
  /** A free track; null stops the music. */
  z.object({
    type: z.literal("music"),
    track: z.nullable(z.object({ id: pieceId, title: z.string(), url: z.string() })),
    undo,
  }),
  /**
   * Opens an outside link after a delay in which it can be stopped; calls `onBad` for an invalid
   * URL.
   */
  z.object({
    type: z.literal("openService"),
    kind: z.enum(outsideLinkKinds),
    id: z.string(),
    name: z.string(),
    url: z.nullable(z.string()),
    delayMs: z.literal(openServiceDelayMs),
    undo,
  }),
  z.object({
    type: z.literal("watchlist"),
    titleId,
    title: z.string(),
    change: z.enum(["added", "removed"]),
    undo,
  }),
  z.object({ type: z.literal("openTab"), tab: z.enum(tabs), undo }),
  /** Undoes the last undoable action, known to the browser. */
  z.object({ type: z.literal("undo") }),
  /**
   * Sends an approval request, as `POST /api/approval-requests` does; only after the child presses
   * it.
   */
  z.object({
    type: z.literal("offerAsk"),
    ask: z.enum(["title", "time"]),
    /** Null only for time. */
    titleId: z.nullable(titleId),
    title: z.string(),
  }),
  /** Goes back to the page before. */
  z.object({ type: z.literal("goBack"), undo }),
  /** Shows how to invite others to the party on the screen. */
  z.object({ type: z.literal("inviteToParty") }),
  /**
   * A parent's change of a profile's controls, made only by a press of its button: the endpoint
   * asks for the password or PIN.
   */
  z.object({
    type: z.literal("proposeControls"),
    profileId: z.uuid(),
    change: controlsChange,
    /** The button: "Set limit". */
    label: z.string(),
    /** What holds afterwards: "Mia has 30 minutes a day." */
    done: z.string(),
  }),
  /** Happens only by a press of its button. */
  z.object({
    type: z.literal("offer"),
    what: z.enum(["signOut", "leaveParty"]),
    label: z.string(),
  }),
  /** A button that goes to a page and points out a control there. */
  z.object({
    type: z.literal("showHelp"),
    articleId: z.string(),
    /** A path of the app. */
    page: z.string(),
    /** The `data-help` attribute of an element; null for the page alone. */
    control: z.nullable(z.string()),
    label: z.string(),
  }),
]);
export type Action = z.infer<typeof action>;

/** Actions that wait for a press of their button. */
export type ButtonAction = Extract<
  Action,
  { type: "offerAsk" | "proposeControls" | "offer" | "showHelp" }
>;

export function isButtonAction(one: Action): one is ButtonAction {
  return ["offerAsk", "proposeControls", "offer", "showHelp"].includes(one.type);
}
