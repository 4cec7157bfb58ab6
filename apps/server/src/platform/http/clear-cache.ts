import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#platform/app.ts";

const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/**
 * Clears the browser's HTTP cache, so that nothing in it outlives the profile it was fetched for.
 * Browsers support this in secure contexts only, and log an error elsewhere. They delay the response
 * until the cache is empty, so use it only for responses that end the use of a profile.
 */
export function clearBrowserCache(app: App, request: FastifyRequest, reply: FastifyReply): void {
  const { publicUrl } = app.config.http;
  const isHttps = request.protocol === "https" || publicUrl?.protocol === "https:";
  const isSecure = isHttps || loopback.test(request.hostname);
  if (isSecure) void reply.header("clear-site-data", '"cache"');
}
