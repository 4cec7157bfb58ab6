import * as api from "@goldmane/contracts/playback/api";
import * as interactive from "@goldmane/contracts/interactive/playback";
import * as tracks from "@goldmane/contracts/playback/tracks";
import { handle } from "#platform/http/handler.ts";
import type { RawRoute } from "#platform/http/raw-route.ts";
import { sendBed, sendClipStart, sendStill } from "./clips/send-clips.ts";
import { startClips } from "./clips/start-clips.ts";
import { introMediaRoutes, introRoutes } from "./intro/routes.ts";
import { secureRoutes } from "./secure/routes.ts";
import { sendPortrait } from "./portraits/send-portrait.ts";
import { sendMedia } from "./media/send-media.ts";
import { sendPicture } from "./send-picture.ts";
import { sendStart } from "./send-start.ts";
import { saveProgress, speedProbe, startPlayback } from "./service.ts";
import { readStreams, stopStream } from "./streams/read-streams.ts";
import { readTracks } from "./tracks/read-tracks.ts";
import { forgetWatching, readWatching, restoreWatching } from "./watching.ts";

export const playbackRoutes = [
  ...secureRoutes,
  ...introRoutes,
  handle(api.startPlayback, ({ app, viewer, params, query }) =>
    startPlayback(app, viewer, { id: params.id, ...query }),
  ),
  handle(interactive.startInteractive, ({ app, viewer, params }) =>
    startClips(app, viewer, params.id),
  ),
  handle(api.saveProgress, ({ app, viewer, params, body }) =>
    saveProgress(app, viewer, { id: params.id, ...body }),
  ),
  handle(api.listStreams, ({ app, viewer }) => readStreams(app, viewer)),
  handle(api.stopStream, ({ app, viewer, params }) => stopStream(app, viewer, params.id)),
  handle(tracks.listTracks, ({ app, viewer, params }) => readTracks(app, viewer, params.id)),
  handle(api.listWatching, ({ app, viewer }) => readWatching(app, viewer)),
  handle(api.forgetWatching, ({ app, viewer, params }) => forgetWatching(app, viewer, params.id)),
  handle(api.restoreWatching, ({ app, viewer, params }) => restoreWatching(app, viewer, params.id)),
];

export const mediaRoutes: readonly RawRoute[] = [
  ...introMediaRoutes,
  { methods: ["GET", "HEAD"], path: "/media/*", access: "anyone", run: sendMedia },
  {
    methods: ["GET", "HEAD"],
    path: "/media/titles/:id/:kind(^(?:poster|backdrop|logo)$)",
    access: "anyone",
    run: sendPicture,
  },
  {
    methods: ["GET", "HEAD"],
    path: "/media/titles/:id/cast/:member",
    access: "anyone",
    run: sendPortrait,
  },
  {
    methods: ["GET", "HEAD"],
    path: "/media/titles/:id/clips/:clip/still",
    access: "anyone",
    run: sendStill,
  },
  {
    methods: ["GET", "HEAD"],
    path: "/media/titles/:id/clips/:clip/start.mp4",
    access: "anyone",
    run: sendClipStart,
  },
  {
    methods: ["GET", "HEAD"],
    path: "/media/titles/:id/beds/:bed(^[a-z0-9-]+$).m4a",
    access: "anyone",
    run: sendBed,
  },
  {
    methods: ["GET", "HEAD"],
    path: "/media/titles/:id/start-:cut(^(?:film|trailer)$).mp4",
    access: "anyone",
    run: sendStart,
  },
  {
    methods: ["GET"],
    path: "/api/speedtest",
    access: "anyone",
    run: ({ reply }) =>
      reply.type("application/octet-stream").header("cache-control", "no-store").send(speedProbe),
  },
];
