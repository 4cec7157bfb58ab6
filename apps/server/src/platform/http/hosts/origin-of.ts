import type { FastifyRequest } from "fastify";

/**
 * The origin in the browser's address bar, as far as the request shows it. Uses the Host header, which
 * is an allowed host; `request.host` would trust X-Forwarded-Host.
 */
export function originOf({ protocol, headers }: FastifyRequest): string {
  return `${protocol}://${headers.host ?? ""}`;
}
