import { libraryRoutes } from "#features/library/routes.ts";
import { openLibrary } from "#features/library/service.ts";
import { mediaRoutes, playbackRoutes } from "#features/playback/routes.ts";
import { openPlayback } from "#features/playback/service.ts";
import type { Feature } from "#platform/feature.ts";

/** The product's table of contents. */
export const features: readonly Feature[] = [
  { name: "library", routes: libraryRoutes, open: openLibrary },
  { name: "playback", routes: playbackRoutes, rawRoutes: mediaRoutes, open: openPlayback },
];
