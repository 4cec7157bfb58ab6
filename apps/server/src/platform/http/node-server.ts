import { createServer, type RequestListener, type Server } from "node:http";

type Parts = {
  /** Rejects requests for other hosts. True if it responded. */
  refuse: (...call: Parameters<RequestListener>) => boolean;
  /** Responds from memory if possible. True if it responded; otherwise the router does. */
  fromMemory: (...call: Parameters<RequestListener>) => boolean;
  route: RequestListener;
};

/** Sockets without traffic for this long are closed. */
const silentSocketMs = 120_000;
/** Keep-alive timeout of idle connections. */
const idleSocketMs = 72_000;

/** A plain Node server with Fastify's settings. */
export function createNodeServer({ refuse, fromMemory, route }: Parts): Server {
  const server = createServer((request, response) => {
    if (refuse(request, response)) return;
    // While shutting down, let Fastify answer so that keep-alive clients get Connection: close.
    if (!server.listening || !fromMemory(request, response)) route(request, response);
  });
  // Uploads can take any time.
  server.requestTimeout = 0;
  server.keepAliveTimeout = idleSocketMs;
  return server.setTimeout(silentSocketMs);
}
