import type { EngineFactory } from "#dom/playback-engine.ts";
import { UrlEngine } from "./url-engine.ts";

/** The plain file: no choice of quality or track, but every browser plays it. */
export const plainEngine: EngineFactory = {
  kind: "plain",
  canPlay: (source) => source.progressiveUrl !== null,
  create: (video, listener) =>
    new UrlEngine("plain", video, { listener, pickUrl: (source) => source.progressiveUrl ?? "" }),
};
