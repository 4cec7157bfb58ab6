import { createServer, type RequestListener, type Server } from "node:http";

type Parts = {
  /** Answers what is not meant for this server, and says whether it did. */
  refuse: (...call: Parameters<RequestListener>) => boolean;
  /** Answers what it can, and says whether it did; the rest goes by the routes. */
  atOnce: (...call: Parameters<RequestListener>) => boolean;
  route: RequestListener;
};

/** A socket on which nothing moves for this long is closed. */
const silentSocketMs = 120_000;
/** And one that asks for nothing more, after this long. */
const idleSocketMs = 72_000;

/** Node's own server, with what Fastify would set for it. */
export function createNodeServer({ refuse, atOnce, route }: Parts): Server {
  const server = createServer((request, response) => {
    if (refuse(request, response)) return;
    // Once it closes, whoever keeps a connection hears of it by the routes.
    if (!server.listening || !atOnce(request, response)) route(request, response);
  });
  // An upload takes as long as it takes.
  server.requestTimeout = 0;
  server.keepAliveTimeout = idleSocketMs;
  return server.setTimeout(silentSocketMs);
}
