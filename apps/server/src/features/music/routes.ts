import * as api from "@goldmane/contracts/music/api";
import { handlePrepared } from "#platform/http/handler.ts";
import type { RawRoute } from "#platform/http/raw-route.ts";
import { sendSleeve } from "./send-sleeve.ts";
import { sendTrack } from "./send-track.ts";
import { readMusic } from "./service.ts";

export const musicRoutes = [handlePrepared(api.listMusic, ({ app }) => readMusic(app))];

export const musicRawRoutes: readonly RawRoute[] = [
  { methods: ["GET", "HEAD"], path: "/media/music/:file", access: "anyone", run: sendTrack },
  { methods: ["GET", "HEAD"], path: "/media/sleeves/:id", access: "anyone", run: sendSleeve },
];
