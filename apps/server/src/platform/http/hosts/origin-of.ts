import type { FastifyRequest } from "fastify";

/**
 * What stands in the browser's address bar, as far as the request says: scheme, host and port. The
 * Host header names an allowed host; `request.host` would take a proxy's word in place of it.
 */
export function originOf({ protocol, headers }: FastifyRequest): string {
  return `${protocol}://${headers.host ?? ""}`;
}
