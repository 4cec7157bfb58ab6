import { createServer, type RequestListener, type Server } from "node:http";
import type { Tls } from "#platform/tls/tls.ts";
import { createDualServer } from "./dual-server.ts";

type Parts = {
  /** Rejects requests for other hosts. True if it responded. */
  refuse: (...call: Parameters<RequestListener>) => boolean;
  /** Responds from memory if possible. True if it responded; otherwise the router does. */
  fromMemory: (...call: Parameters<RequestListener>) => boolean;
  route: RequestListener;
  /** Null for a server without https of its own. */
  secure: Secure | null;
};

type Secure = {
  tls: Tls;
  /** Sends plain http requests to https. True if it responded. */
  redirect: (...call: Parameters<RequestListener>) => boolean;
  /** Removes the cookies of plain http from an https request. */
  dropPlainCookies: (request: Parameters<RequestListener>[0]) => void;
};

/** Sockets without traffic for this long are closed. */
const silentSocketMs = 120_000;
/** Keep-alive timeout of idle connections. */
const idleSocketMs = 72_000;

/** A plain Node server with Fastify's settings; with `secure`, for https and http on one port. */
export function createNodeServer({ refuse, fromMemory, route, secure }: Parts): Server {
  const answer: RequestListener = (request, response) => {
    // While shutting down, let Fastify answer so that keep-alive clients get Connection: close.
    if (!server.listening || !fromMemory(request, response)) route(request, response);
  };
  const checked: RequestListener = (request, response) => {
    if (!refuse(request, response)) answer(request, response);
  };
  const { server, plain } = secure
    ? createDualServer(secure.tls, {
        secure: (request, response) => {
          secure.dropPlainCookies(request);
          checked(request, response);
        },
        plain: (request, response) => {
          if (refuse(request, response) || secure.redirect(request, response)) return;
          answer(request, response);
        },
        beforeUpgrade: (request, isSecure) => {
          if (isSecure) secure.dropPlainCookies(request);
        },
      })
    : { server: createServer(checked), plain: null };
  for (const each of [server, plain]) {
    if (!each) continue;
    // Uploads can take any time.
    each.requestTimeout = 0;
    each.keepAliveTimeout = idleSocketMs;
    each.setTimeout(silentSocketMs);
  }
  return server;
}
