import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError, errorStatus } from "@goldmane/contracts/errors";
import type { AllowedHosts } from "./allowed-hosts.ts";

/** Whether a request is meant for this server. It comes before anything else looks at the request. */
export class HostGate {
  readonly #hosts: Pick<AllowedHosts, "has">;

  constructor(hosts: Pick<AllowedHosts, "has">) {
    this.#hosts = hosts;
  }

  /** A target in absolute form, as proxies send it, is turned into the form that routes expect. */
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

/** Its own host goes before the Host header (RFC 9112 3.2.2). */
function readTarget(url: string): URL | null {
  const target = URL.canParse(url) ? new URL(url) : null;
  return target && ["http:", "https:"].includes(target.protocol) ? target : null;
}

export function wrongHost(): AppError {
  return new AppError(
    "MISDIRECTED_REQUEST",
    "This server doesn't answer to that name. To allow the name, add it to ALLOWED_HOSTS.",
  );
}

/** Answers requests that came for another host, and hangs up on them. */
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
