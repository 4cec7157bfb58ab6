import { isIP, isIPv4, isIPv6 } from "node:net";

/** The longest DNS name, with brackets and a port. */
const longestHost = 264;

/**
 * The name or address in a Host header or a URL's host, in lower case, without port, brackets or
 * trailing dot; null if invalid.
 */
export function readHostName(host: string): string | null {
  if (host.length > longestHost) return null;
  const found = /^(?:\[([\da-f:.]+)\]|([^\s:/?#@\\[\]]+))(?::\d*)?$/i.exec(host);
  if (!found) return null;
  const [, v6, name = ""] = found;
  if (v6 !== undefined) return isIPv6(v6) ? v6.toLowerCase() : null;
  return name.toLowerCase().replace(/\.$/, "") || null;
}

export function isAddress(name: string): boolean {
  return isIP(name) !== 0;
}

/** Whether a name or address is loopback (RFC 6761 6.3). */
export function isLoopbackName(name: string): boolean {
  return name === "localhost" || name.endsWith(".localhost") || isLoopbackAddress(name);
}

export function isLoopbackAddress(address: string): boolean {
  const v4 = address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address;
  return address === "::1" || (isIPv4(v4) && v4.startsWith("127."));
}
