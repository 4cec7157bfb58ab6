import type { IncomingMessage, RequestListener } from "node:http";
import { extname } from "node:path";
import { plainHttpCookie, trustPath } from "@goldmane/contracts/trust/limits";
import { isLoopbackName, readHostName } from "#platform/host-name.ts";
import type { Tls } from "#platform/tls/tls.ts";

type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/**
 * Where a plain http request has to go instead; null if it is answered.
 *
 * With the administrator's certificate everything but the health check goes to https. With the local
 * authority only pages are sent away, and to the page about trust: a device that doesn't trust the
 * authority yet would show a warning for https, and a TV that can't trust it keeps using http.
 */
export function findRedirect(
  kind: Tls["kind"],
  { method, url = "/", headers }: Asked,
): Redirect | null {
  const host = headers.host ?? "";
  const [path = "/"] = url.split("?", 1);
  if (kind === "own") {
    return path === "/api/health" ? null : { status: 308, location: `https://${host}${url}` };
  }
  const isPage = method === "GET" && extname(path) === "" && accepts(headers, "text/html");
  // Browsers treat localhost as secure without https.
  const isSecure = isLoopbackName(readHostName(host) ?? "");
  const isOpen = path === trustPath || /^\/(?:api|media)\//.test(path);
  if (!isPage || isOpen || isSecure || hasChosenHttp(headers)) return null;
  return { status: 302, location: `${trustPath}?to=${encodeURIComponent(url)}` };
}

type Redirect = { status: 302 | 308; location: string };

export function redirectPlainHttp(
  kind: Tls["kind"],
): (...call: Parameters<RequestListener>) => boolean {
  return (request, response) => {
    const found = findRedirect(kind, request);
    if (!found) return false;
    const { status, location } = found;
    response.writeHead(status, {
      location,
      "content-length": 0,
      // The answer depends on the cookie, and on a certificate that the server may stop using.
      "cache-control": "no-store",
      connection: "close",
    });
    response.end();
    return true;
  };
}

function accepts(headers: Asked["headers"], type: string): boolean {
  return headers.accept?.includes(type) ?? false;
}

function hasChosenHttp({ cookie = "" }: Asked["headers"]): boolean {
  return cookie.split(";").some((pair) => pair.trim() === `${plainHttpCookie}=1`);
}
