import type { EngineFactory } from "#dom/playback-engine.ts";
import { UrlEngine } from "./url-engine.ts";

/** HLS by the browser itself, for those without media sources. */
export const nativeEngine: EngineFactory = {
  kind: "native",
  canPlay: () =>
    document.createElement("video").canPlayType("application/vnd.apple.mpegurl") !== "",
  create: (video, listener) =>
    new UrlEngine("native", video, { listener, pickUrl: (source) => source.manifestUrl }),
};
