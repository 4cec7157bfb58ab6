import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import type { Socket } from "node:net";
import type { Tls } from "#platform/tls/tls.ts";

type Listeners = {
  secure: RequestListener;
  plain: RequestListener;
  beforeUpgrade: (request: IncomingMessage, isSecure: boolean) => void;
};

/** The first byte of a TLS handshake record (RFC 8446 5.1). No HTTP request starts with it. */
const handshakeByte = 0x16;
const firstByteMs = 10_000;

/**
 * An https server that also takes plain http on its port. `server` listens; `plain` gets the
 * connections that don't start a TLS handshake.
 */
export function createDualServer(
  tls: Tls,
  listeners: Listeners,
): { server: Server; plain: Server } {
  const server = createHttpsServer(tls.current(), listeners.secure);
  const plain = createServer(listeners.plain);
  // Starts the tracking of connections and the header timeout, which `listen` does otherwise.
  plain.emit("listening");

  const acceptors = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    peekFirstByte(socket, (byte) => {
      if (byte !== handshakeByte) plain.emit("connection", socket);
      else for (const accept of acceptors) Reflect.apply(accept, server, [socket]);
    });
  });

  server.prependListener("upgrade", (request) => {
    listeners.beforeUpgrade(request, "encrypted" in request.socket);
  });
  plain.on("upgrade", (...upgrade) => server.emit("upgrade", ...upgrade));
  plain.on("clientError", (...failure) => server.emit("clientError", ...failure));
  const closeIdle = server.closeIdleConnections.bind(server);
  const closeAll = server.closeAllConnections.bind(server);
  server.closeIdleConnections = () => {
    closeIdle();
    plain.closeIdleConnections();
  };
  server.closeAllConnections = () => {
    closeAll();
    plain.closeAllConnections();
  };
  const stop = tls.onChange(() => server.setSecureContext(tls.current()));
  server.once("close", () => {
    stop();
    // Ends its timers. It never listened, so there is nothing else to close.
    plain.close(() => undefined);
  });
  return { server, plain };
}

/** Reads a connection's first byte and puts it back. Closes a connection that sends none in time. */
function peekFirstByte(socket: Socket, accept: (byte: number | undefined) => void): void {
  const destroy = () => socket.destroy();
  socket.setTimeout(firstByteMs, destroy).on("error", destroy);
  socket.once("data", (chunk: Buffer) => {
    socket.pause();
    socket.unshift(chunk);
    socket.setTimeout(0).off("timeout", destroy).off("error", destroy);
    accept(chunk[0]);
    process.nextTick(() => socket.resume());
  });
}
