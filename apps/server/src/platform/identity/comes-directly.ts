import type { IncomingMessage } from "node:http";
import { isLoopbackAddress, isLoopbackName, readHostName } from "#platform/host-name.ts";

/** Headers added by proxies, tunnels and CDNs, besides X-Forwarded-*. */
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
 * Whether a request comes from this machine without a proxy: a loopback peer and a loopback host name.
 * A local proxy is also a loopback peer; it is detected by its headers, or by HTTP/1.0, nginx's default
 * for upstreams.
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
