import { errorBody, errorStatus } from "@goldmane/contracts/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { App, Viewer } from "#platform/app.ts";
import { admit } from "./admit.ts";
import { askedLanguage } from "#platform/identity/asked-language.ts";
import { describeBrowser, RequestBrowser } from "#platform/identity/browser.ts";
import { comesDirectly } from "#platform/identity/comes-directly.ts";
import type { BrowserSessions } from "#platform/identity/browser-sessions.ts";
import { clearBrowserCache } from "./clear-cache.ts";
import type { Handler } from "./handler.ts";
import { announceIdentityChange } from "#platform/identity/session-changes.ts";
import { PreparedAnswer } from "./prepared-answer.ts";
import { isUnsafeMethod } from "./hosts/same-origin.ts";
import { markViewer, viewerHeader } from "./viewer-mark.ts";

type Host = { app: App; sessions: BrowserSessions };

/** Registers a handler with the checks that all calls share. */
export function registerEndpoint(http: FastifyInstance, host: Host, handler: Handler): void {
  const { endpoint, run } = handler;
  const { app, sessions } = host;

  http.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: describe(endpoint),
    // Before the body is validated, so that unauthorized callers learn nothing about the input.
    onRequest: async (request) => {
      const isOpen = endpoint.access === "anyone" && !endpoint.confirmed;
      if (!isOpen) admit(endpoint, await findViewer(request), app.now());
    },
    handler: async (request, reply) => {
      const viewer = await findViewer(request);
      void reply.header(viewerHeader, markViewer(viewer));
      // Names of films and other texts in it are in the viewer's language.
      void reply.headers({ "content-language": viewer.language, vary: "accept-language" });
      const needsSession = isUnsafeMethod(endpoint.method) && viewer.kind !== "session";
      const result = await (needsSession
        ? runWithNewSession(request, reply)
        : runFor(viewer, request, reply));
      if (result instanceof PreparedAnswer) return result.send(request, reply);
      if (endpoint.reply === undefined) return reply.code(204).send();
      return reply.header("cache-control", "no-store").send(result);
    },
  });

  async function findViewer(request: FastifyRequest): Promise<Viewer> {
    const isDirect = () => comesDirectly(request.raw);
    return await sessions.find(request.headers.cookie, isDirect, askedLanguage(request, app));
  }

  async function runFor(viewer: Viewer, request: FastifyRequest, reply: FastifyReply) {
    const { params, query, body } = request;
    const browser = new RequestBrowser(app, sessions, viewer, request);
    try {
      return await run({ app, viewer, browser, params, query, body } as never);
    } finally {
      if (browser.hasLeftProfile) clearBrowserCache(app, request, reply);
      // Fastify appends to this header, but there must be one token only.
      if (browser.setCookie) {
        reply.removeHeader("set-cookie").header("set-cookie", browser.setCookie);
        if (viewer.kind === "session")
          await announceIdentityChange(app, { sessionId: viewer.sessionId });
      }
    }
  }

  async function runWithNewSession(request: FastifyRequest, reply: FastifyReply) {
    const { viewer, setCookie } = await sessions.start(describeBrowser(request), {
      cookies: request.headers.cookie,
      isDirect: comesDirectly(request.raw),
      isHttps: request.protocol === "https",
      asked: askedLanguage(request, app),
    });
    try {
      reply.header("set-cookie", setCookie);
      return await runFor(viewer, request, reply);
    } catch (error) {
      reply.removeHeader("set-cookie");
      await sessions.forget(viewer.sessionId);
      throw error;
    }
  }
}

/** The schema for Fastify's validation and the API reference. */
function describe({ path, summary, params, query, body, reply, errors = [] }: Handler["endpoint"]) {
  const failures = errors.map((code) => [errorStatus[code], errorBody] as const);
  return {
    summary,
    tags: [path.split("/")[2] ?? "api"],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...(reply && { 200: reply }), ...Object.fromEntries(failures) },
  };
}
