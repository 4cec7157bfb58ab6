import type { PathParams } from "@goldmane/contracts/path-pattern";
import type { FastifyRequest } from "fastify";
import type { App } from "#platform/app.ts";
import type { Feature } from "#platform/feature.ts";
import { comesDirectly } from "#platform/identity/comes-directly.ts";
import type { BrowserSessions } from "#platform/identity/browser-sessions.ts";
import { writePreloads } from "./preloaded-pages.ts";
import { PreloadManifest } from "./preload-manifest.ts";

type Deps = { app: App; sessions: BrowserSessions };

/** Response headers of a page, and markup for the page itself. */
export type Preloads = { headers: Readonly<Record<string, string>>; markup: string };

/**
 * Creates the function that finds a page's preloads. The picture depends on the viewer, so the
 * response must not be cached by shared caches.
 */
export async function createPreloadFinder(
  { app, sessions }: Deps,
  features: readonly Feature[],
): Promise<(request: FastifyRequest) => Promise<Preloads>> {
  const manifest = await PreloadManifest.read(app.config.http.webFolder);
  const pictures = new Map(features.flatMap((feature) => Object.entries(feature.pictures ?? {})));

  return async (request): Promise<Preloads> => {
    const findPicture = async (name: string, params: PathParams) => {
      const viewer = await sessions.find(request.headers.cookie, () => comesDirectly(request.raw));
      return (await pictures.get(name)?.(app, viewer, params)) ?? null;
    };
    try {
      const page = await manifest.findPreloads(request.url, findPicture);
      if (page === null) return noPreloads;
      const headers = { "cache-control": "private, no-cache", vary: "accept-encoding, cookie" };
      return { headers: { ...headers, link: page.link }, markup: writePreloads(page) };
    } catch (error) {
      // The page fetches everything itself, a little later.
      request.log.warn(
        { event: "pages.preloads_failed", err: error },
        "A page was sent without its preloads.",
      );
      return noPreloads;
    }
  };
}

const noPreloads: Preloads = { headers: {}, markup: "" };
