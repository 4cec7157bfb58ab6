import type { FastifyRequest } from "fastify";
import type { App } from "#platform/app.ts";
import type { Feature } from "#platform/feature.ts";
import type { BrowserSessions } from "#platform/identity/browser-sessions.ts";
import { PageNeeds, type PathParams } from "./page-needs.ts";

type Host = { app: App; sessions: BrowserSessions };
type Headers = Readonly<Record<string, string>>;

/**
 * The headers that send what a page needs ahead of its script. Which picture that is depends on who
 * asks, so no cache between may hand them to another.
 */
export async function sayAhead(
  { app, sessions }: Host,
  features: readonly Feature[],
): Promise<(request: FastifyRequest) => Promise<Headers>> {
  const needs = await PageNeeds.read(app.config.http.webFolder);
  const pictures = new Map(features.flatMap((feature) => Object.entries(feature.pictures ?? {})));

  return async (request): Promise<Headers> => {
    const findPicture = async (name: string, params: PathParams) => {
      const viewer = await sessions.find(request.headers.cookie);
      return (await pictures.get(name)?.(app, viewer, params)) ?? null;
    };
    try {
      const link = await needs.link(request.url, findPicture);
      if (link === null) return {};
      return { link, "cache-control": "private, no-cache", vary: "accept-encoding, cookie" };
    } catch (error) {
      // The page asks for everything itself, a little later.
      request.log.warn({ err: error }, "a page went out without what it needs");
      return {};
    }
  };
}
