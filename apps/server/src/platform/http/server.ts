import type { IncomingMessage } from "node:http";
import { AppError } from "@goldmane/contracts/errors";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { App } from "#platform/app.ts";
import type { Feature } from "#platform/feature.ts";
import { type Transport, withoutPlainSessions } from "#platform/identity/session-cookie.ts";
import { identityChanged } from "#platform/identity/session-changes.ts";
import { Gateway } from "#platform/live/gateway.ts";
import { AllowedHosts } from "./hosts/allowed-hosts.ts";
import { answerError } from "./answer-error.ts";
import { answerFromMemory } from "./answer-from-memory.ts";
import { BrowserSessions } from "#platform/identity/browser-sessions.ts";
import { healthHandler } from "./health.ts";
import { guardHost, HostGate } from "./hosts/host-gate.ts";
import { createMethodFinder } from "./allowed-methods.ts";
import { createNodeServer } from "./listening/node-server.ts";
import { redirectPlainHttp } from "./listening/plain-http.ts";
import { registerReference } from "./reference.ts";
import { registerEndpoint } from "./register-endpoint.ts";
import { registerRawRoute } from "./register-raw-route.ts";
import { isUnsafeMethod, requireSameOrigin } from "./hosts/same-origin.ts";
import { leadsToSetup, needsSetup, setupPath } from "./setup-gate.ts";
import { freshServerOf, setupRequired } from "#platform/setup/fresh-server.ts";
import { securityHeaders } from "./security-headers.ts";
import { createPreloadFinder } from "./pages/preload-finder.ts";
import { StaticFiles } from "./pages/static-files.ts";
import { version } from "./version.ts";

const jsonBodyBytes = 1024 * 1024;
const routerOptions = { maxParamLength: 1024 };

/** The HTTP server with all routes, not yet listening. */
export async function createHttpServer(
  app: App,
  features: readonly Feature[],
): Promise<FastifyInstance> {
  const transport = transportOf(app);
  const { db, now, config } = app;
  const sessions = new BrowserSessions({ db, now, transport, config });
  // Loads the anonymous viewer, so that error responses work even without a database.
  await sessions.find(undefined, () => true);
  const stopListening = app.bus.subscribe(identityChanged, (change) => {
    sessions.forgetCached(change);
    // Ends cached media access of the changed sessions.
    app.media.verifier.clear();
  });
  const files = await StaticFiles.read(app.config.http.webFolder);

  const loggerInstance: FastifyBaseLogger = app.log;
  const always = securityHeaders(transport === "https");
  const peeks = features.flatMap(({ peek = [] }) => peek);
  const hosts = new AllowedHosts(app.config.http);
  const allowAnnounced = () => hosts.allow(app.home.announcedName);
  allowAnnounced();
  const stopFollowing = app.home.onChange(allowAnnounced);
  const gate = new HostGate(hosts);
  const refuse = guardHost(gate, always);
  const fromMemory = answerFromMemory(app, peeks, always);
  const secure = app.tls && {
    tls: app.tls,
    redirect: redirectPlainHttp(app.tls.kind),
    dropPlainCookies: ({ headers }: IncomingMessage) => {
      if (headers.cookie) headers.cookie = withoutPlainSessions(headers.cookie);
    },
  };
  const http = Fastify({
    serverFactory: (route) => createNodeServer({ refuse, fromMemory, route, secure }),
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger per request would cost more than routing.
    childLoggerFactory: (logger) => logger,
    bodyLimit: jsonBodyBytes,
    // Only these may set X-Forwarded-For: anyone can send the header.
    trustProxy: app.config.http.trustedProxies,
    forceCloseConnections: "idle",
    routerOptions,
    frameworkErrors: answerError,
  });
  // zod/mini has no messages by default: every issue would read "Invalid input".
  z.config(z.locales.en());
  const { publicUrl } = app.config.http;
  const isOwnOrigin = (origin: string, host: string | undefined) =>
    origin === publicUrl?.origin || (hosts.has(host) && isOriginOf(origin, host));
  const gateway = new Gateway({ app, sessions, gate, isOwnOrigin }, features);
  gateway.listenOn(http.server);
  // Closing the server would wait for open websockets.
  http.addHook("preClose", () => gateway[Symbol.asyncDispose]());
  http.addHook("onClose", async () => {
    stopListening();
    stopFollowing();
  });
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  http.removeContentTypeParser("text/plain");
  http.setErrorHandler(answerError);

  const headers = Object.entries(always);
  http.addHook("onRequest", (request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    // PostgreSQL rejects null characters in text.
    if (/^[^?]*%00/.test(request.url)) {
      throw new AppError("INVALID_INPUT", "Addresses can’t contain null characters.");
    }
    if (isUnsafeMethod(request.method)) {
      // Not `request.host`, which trusts X-Forwarded-Host.
      const { host } = request.headers;
      requireSameOrigin(request.headers, (origin) => isOwnOrigin(origin, host));
    }
    done();
  });

  const setup = freshServerOf(app);
  http.addHook("onRequest", async (request) => {
    if (setup.isSetUp || !needsSetup(request.url)) return;
    if (await setup.isFresh()) throw setupRequired();
  });

  await registerReference(http, version);
  const handlers = [healthHandler, ...features.flatMap(({ routes = [] }) => routes)];
  for (const handler of handlers) registerEndpoint(http, { app, sessions }, handler);
  const rawRoutes = features.flatMap((feature) => feature.rawRoutes ?? []);
  for (const route of rawRoutes) registerRawRoute(http, { app, sessions }, route);

  const findPreloads = await createPreloadFinder({ app, sessions }, features);
  http.get("/*", { schema: { hide: true } }, async (request, reply) => {
    if (leadsToSetup(request.url) && (await setup.isFresh())) {
      return reply.header("cache-control", "no-store").redirect(setupPath);
    }
    if (isApi(request.url)) return refuseAddress(request, reply);
    const preloads = await findPreloads(request);
    const language = app.settings.get("defaultLanguage");
    const isSent = await files.answer(request, reply, { preloads, language });
    return isSent ? reply : refuseAddress(request, reply);
  });
  http.setNotFoundHandler(refuseAddress);
  const methodsOf = createMethodFinder(handlers, rawRoutes, routerOptions);
  function refuseAddress(request: FastifyRequest, reply: FastifyReply): never {
    const allowed = methodsOf(request.url);
    const isMissing = allowed.length === 0 || allowed.includes(request.method);
    if (isMissing) throw new AppError("NOT_FOUND", "There’s nothing at this address.");
    void reply.header("allow", allowed.join(", "));
    throw new AppError("METHOD_NOT_ALLOWED", `This address only accepts ${allowed.join(" and ")}.`);
  }
  await http.ready();
  return http;
}

/** Own certificates are trusted by every device; a local authority's not by a TV. */
function transportOf({ config, tls }: App): Transport {
  if (tls) return tls.kind === "own" ? "https" : "both";
  return config.http.publicUrl?.protocol === "https:" ? "https" : "http";
}

function isApi(url: string): boolean {
  return url.startsWith("/api/") || url === "/api";
}

function isOriginOf(origin: string, host: string | undefined): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}
