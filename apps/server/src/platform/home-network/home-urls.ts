import { isIPv6 } from "node:net";
import { isAddress, isLoopbackName } from "#platform/host-name.ts";
import type { Tls } from "#platform/tls/tls.ts";
import { isPrivateAddress } from "./private-addresses.ts";
import type { HomeNetwork } from "./home-network.ts";

type Place = { port: number; isHttps: boolean };
type Listening = Place & {
  home: Pick<HomeNetwork, "addresses" | "announcedName">;
  /** The address that the server listens on. */
  host: string;
};

/**
 * The URLs at which other devices in the home reach the server, the best one first. None for a server
 * that listens on loopback only.
 */
export function listHomeUrls({ home, host, ...place }: Listening): string[] {
  if (isLoopbackName(host)) return [];
  const isFixed = isAddress(host) && !isEverywhere(host);
  const addresses = isFixed ? [host].filter(isPrivateAddress) : home.addresses;
  const reachable =
    host === "0.0.0.0" ? addresses.filter((address) => !isIPv6(address)) : addresses;
  const names = home.announcedName ? [home.announcedName] : [];
  return [...names, ...reachable].map((name) => toOrigin(name, place));
}

/**
 * The URL at which this machine itself reaches the server. Not https with the local authority: browsers
 * treat localhost as secure anyway, and would warn until they trust the authority.
 */
export function toOwnUrl(
  host: string,
  { port, tls }: { port: number; tls: Tls["kind"] | null },
): string {
  return toOrigin(isEverywhere(host) ? "localhost" : host, { port, isHttps: tls === "own" });
}

function toOrigin(name: string, { port, isHttps }: Place): string {
  const host = isIPv6(name) ? `[${name}]` : name;
  return new URL(`${isHttps ? "https" : "http"}://${host}:${port}`).origin;
}

/** Whether a server that listens on this address is reachable at every address of its machine. */
export function isEverywhere(host: string): boolean {
  return host === "0.0.0.0" || host === "::";
}
