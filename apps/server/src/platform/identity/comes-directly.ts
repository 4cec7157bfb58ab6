import type { IncomingMessage } from "node:http";
import { isLoopbackAddress, isLoopbackName, readHostName } from "#platform/host-name.ts";

/** Headers that proxies, tunnels and content networks add, beside all that begin with X-Forwarded. */
const forwardingHeaders = [
  "forwarded",
  "via",
  "x-real-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "x-envoy-external-address",
  "x-original-host",
  "x-original-forwarded-for",
  "true-client-ip",
  "cf-connecting-ip",
  "cdn-loop",
];

/**
 * Whether a request comes from this very machine, with nobody in between: a loopback peer that asks
 * for a loopback name. A proxy is such a peer, too; it is known by its headers, or by HTTP/1.0, which
 * nginx speaks to its servers unless told otherwise.
 */
export function comesDirectly({ socket, headers, httpVersion }: IncomingMessage): boolean {
  const name = readHostName(headers.host ?? "");
  return (
    isLoopbackAddress(socket.remoteAddress ?? "") &&
    name !== null &&
    isLoopbackName(name) &&
    httpVersion !== "1.0" &&
    forwardingHeaders.every((header) => headers[header] === undefined) &&
    !Object.keys(headers).some((header) => header.startsWith("x-forwarded"))
  );
}
