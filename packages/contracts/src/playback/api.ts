import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { titleId } from "#library/schema.ts";
import { cut, playback, progressReport, savedProgress, stream, watching } from "./schema.ts";

export const startPlayback = endpoint("POST", "/api/titles/:id/playback", {
  access: "anyone",
  summary: "Grant playback of a title: signed URLs, captions, resume position, next title",
  params: z.object({ id: titleId }),
  query: z.object({
    cut: z._default(cut, "film"),
    /** Takes none of the plan's streams: a prefetch, or a viewer who has one already. */
    ahead: z._default(z.stringbool(), false),
  }),
  reply: playback,
  errors: [
    "NOT_SIGNED_IN",
    "NOT_ALLOWED",
    "SUBSCRIPTION_REQUIRED",
    "NOT_FOUND",
    "SCREEN_TIME_OVER",
    "USER_LIMIT_REACHED",
    "STREAM_LIMIT_REACHED",
    "UNAVAILABLE",
  ],
});

export const saveProgress = endpoint("PUT", "/api/titles/:id/progress", {
  access: "anyone",
  summary: "Remember how far this viewer has come",
  params: z.object({ id: titleId }),
  body: progressReport,
  reply: savedProgress,
  errors: ["NOT_FOUND"],
});

export const listWatching = endpoint("GET", "/api/watching", {
  access: "anyone",
  summary: "What this viewer is in the midst of, latest first",
  reply: z.array(watching),
});

export const forgetWatching = endpoint("DELETE", "/api/watching/:id", {
  access: "anyone",
  summary: "Take a title off the list of what this viewer is watching",
  params: z.object({ id: titleId }),
  errors: ["NOT_FOUND"],
});

export const restoreWatching = endpoint("PUT", "/api/watching/:id", {
  access: "anyone",
  summary: "Put a title that was taken off the list back to where it stood",
  params: z.object({ id: titleId }),
  errors: ["NOT_FOUND"],
});

export const listStreams = endpoint("GET", "/api/streams", {
  access: "profile",
  summary: "Who of the household is watching now, and on which device",
  reply: z.array(stream),
});

export const stopStream = endpoint("DELETE", "/api/streams/:id", {
  access: "profile",
  summary: "Stop what plays on another device: a parent anything, everybody their own",
  params: z.object({ id: z.uuid() }),
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});
