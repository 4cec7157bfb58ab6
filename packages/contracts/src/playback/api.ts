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
  summary: "Save the viewer's position in a title",
  params: z.object({ id: titleId }),
  body: progressReport,
  reply: savedProgress,
  errors: ["NOT_FOUND"],
});

export const listWatching = endpoint("GET", "/api/watching", {
  access: "anyone",
  summary: "List the titles that the viewer is watching, latest first",
  reply: z.array(watching),
});

export const forgetWatching = endpoint("DELETE", "/api/watching/:id", {
  access: "anyone",
  summary: "Remove a title from the titles being watched",
  params: z.object({ id: titleId }),
  errors: ["NOT_FOUND"],
});

export const restoreWatching = endpoint("PUT", "/api/watching/:id", {
  access: "anyone",
  summary: "Restore a removed title to its place among the titles being watched",
  params: z.object({ id: titleId }),
  errors: ["NOT_FOUND"],
});

export const listStreams = endpoint("GET", "/api/streams", {
  access: "profile",
  summary: "List the household's active streams with profile and device",
  reply: z.array(stream),
});

export const stopStream = endpoint("DELETE", "/api/streams/:id", {
  access: "profile",
  summary: "Stop a stream on another device; parents can stop any, others their own",
  params: z.object({ id: z.uuid() }),
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});
