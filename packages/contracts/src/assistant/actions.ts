import * as z from "zod/mini";
import { outsideLinkKinds } from "#directory/limits.ts";
import { titleId } from "#library/schema.ts";
import { moods, openServiceDelayMs, shapers, tabs, visuals } from "./limits.ts";

/**
 * How an act is taken back. `watchlist` is a call of its own; the others are the browser's, which
 * knows what was there before: `restore` puts that back, `cancel` stops what has not happened yet.
 */
const undo = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("watchlist"), titleId, put: z.boolean() }),
  z.object({ kind: z.literal("restore") }),
  z.object({ kind: z.literal("cancel") }),
]);
export type Undo = z.infer<typeof undo>;

const pieceId = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(40));

/** What the player is told. `seconds` and `level` stand beside those that need them. */
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
  /** Forwards, or backwards for less than 0. */
  z.object({ command: z.literal("seekBy"), seconds: z.number() }),
  z.object({ command: z.literal("volume"), level: z.number().check(z.minimum(0), z.maximum(1)) }),
  z.object({
    command: z.literal("volumeBy"),
    level: z.number().check(z.minimum(-1), z.maximum(1)),
  }),
  z.object({ command: z.literal("speed"), level: z.number().check(z.minimum(0.25), z.maximum(2)) }),
]);
export type MediaCommand = z.infer<typeof mediaCommand>;

/**
 * What an answer does. All but `watchlist` is done by the browser, in this order; that one is done
 * already when the answer comes.
 */
export const action = z.discriminatedUnion("type", [
  /** `path` is a page of ours, or `/streaming?title=…` for the particulars of a title. */
  z.object({ type: z.literal("navigate"), path: z.string(), undo }),
  /** Without `startSeconds` it goes on where the viewer left it. */
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
  /** What is null stays as it is. */
  z.object({
    type: z.literal("setMood"),
    mood: z.nullable(z.enum(moods)),
    shaper: z.nullable(z.enum(shapers)),
    visual: z.nullable(z.enum(visuals)),
    undo,
  }),
  /** A free track of the house; null stops what plays. */
  z.object({
    type: z.literal("music"),
    track: z.nullable(z.object({ id: pieceId, title: z.string(), url: z.string() })),
    undo,
  }),
  /**
   * Opens a place outside after a while in which it can be stopped. Where `url` is null a grown-up's
   * PIN gives it: `POST /api/directory/open` with `kind` and `id`.
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
  /** Takes back the last act that can be taken back: the browser knows which. */
  z.object({ type: z.literal("undo") }),
  /** Asks the parents of a child, as `POST /api/approval-requests` does; only once the child pressed it. */
  z.object({
    type: z.literal("offerAsk"),
    ask: z.enum(["title", "time"]),
    titleId,
    title: z.string(),
  }),
]);
export type Action = z.infer<typeof action>;
