import * as api from "@goldmane/contracts/playback/intro/api";
import { handle } from "#platform/http/handler.ts";
import type { RawRoute } from "#platform/http/raw-route.ts";
import { readIntro } from "./read-intro.ts";
import { sendIntro } from "./send-intro.ts";

export const introRoutes = [handle(api.getIntro, async ({ app }) => readIntro(app))];

export const introMediaRoutes: readonly RawRoute[] = [
  { methods: ["GET", "HEAD"], path: "/media/intro/:content/*", access: "anyone", run: sendIntro },
];
