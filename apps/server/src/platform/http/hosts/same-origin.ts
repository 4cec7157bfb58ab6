import { AppError } from "@goldmane/contracts/errors";
import type { IncomingHttpHeaders } from "node:http";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

export function changesSomething(method: string): boolean {
  return !safeMethods.has(method);
}

/**
 * Keeps other sites from acting as the visitor (OWASP ASVS 5.0 3.5.1). Browsers send
 * `Sec-Fetch-Site` or at least `Origin` with every such request, and no page can forge them; a
 * client that sends neither is no browser, and carries no visitor's cookie.
 */
export function requireSameOrigin(
  headers: IncomingHttpHeaders,
  isOwnOrigin: (origin: string) => boolean,
): void {
  const site = headers["sec-fetch-site"];
  const { origin } = headers;
  const isOwn = site === undefined ? !origin || isOwnOrigin(origin) : site === "same-origin";
  if (!isOwn) throw new AppError("NOT_ALLOWED", "Another site may not do this in your name.");
}
