import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError, errorStatus } from "@goldmane/contracts/errors";
import type { AllowedHosts } from "./allowed-hosts.ts";

/** Checks a request's host before anything else handles the request. */
export class HostGate {
  readonly #hosts: Pick<AllowedHosts, "has">;

  constructor(hosts: Pick<AllowedHosts, "has">) {
    this.#hosts = hosts;
  }

  /** Rewrites absolute-form targets, as sent by proxies, to the origin form that routes expect. */
  isOpenTo(request: IncomingMessage): boolean {
    if (!this.#hosts.has(request.headers.host)) return false;
    const { url = "/" } = request;
    if (url.startsWith("/") || url === "*") return true;
    const target = readTarget(url);
    if (!target || !this.#hosts.has(target.host)) return false;
    request.url = target.pathname + target.search;
    return true;
  }
}

/** An absolute target's host overrides the Host header (RFC 9112 3.2.2). */
function readTarget(url: string): URL | null {
  const target = URL.canParse(url) ? new URL(url) : null;
  return target && ["http:", "https:"].includes(target.protocol) ? target : null;
}

export function wrongHost(): AppError {
  return new AppError(
    "MISDIRECTED_REQUEST",
    "This server doesn’t answer to that name. To allow the name, add it to ALLOWED_HOSTS.",
  );
}

/** Responds to requests for other hosts with 421 and closes the connection. */
export function guardHost(
  gate: HostGate,
  headers: Readonly<Record<string, string>>,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { code, message } = wrongHost();
  const body = JSON.stringify({ error: code, message });
  const head = {
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    connection: "close",
  };
  return (request, response) => {
    if (gate.isOpenTo(request)) return false;
    response.writeHead(errorStatus[code], head).end(body);
    return true;
  };
}
