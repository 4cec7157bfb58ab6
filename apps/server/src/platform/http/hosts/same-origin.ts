import { AppError } from "@goldmane/contracts/errors";
import type { IncomingHttpHeaders } from "node:http";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a method can change data (RFC 9110 9.2.1). */
export function isUnsafeMethod(method: string): boolean {
  return !safeMethods.has(method);
}

/**
 * CSRF protection (OWASP ASVS 5.0 3.5.1). Browsers send `Sec-Fetch-Site` or at least `Origin` with
 * every mutation, and pages cannot forge them. A client that sends neither is not a browser and has no
 * visitor's cookie.
 */
export function requireSameOrigin(
  headers: IncomingHttpHeaders,
  isOwnOrigin: (origin: string) => boolean,
): void {
  const site = headers["sec-fetch-site"];
  const { origin } = headers;
  const isOwn = site === undefined ? !origin || isOwnOrigin(origin) : site === "same-origin";
  if (!isOwn) throw new AppError("NOT_ALLOWED", "Requests from another site are not allowed.");
}
