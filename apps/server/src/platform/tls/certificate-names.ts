import { isAddress } from "#platform/host-name.ts";
import { isPrivateAddress, privateNetworks } from "#platform/home-network/private-addresses.ts";

/**
 * Names that exist in private networks only (RFC 6762, RFC 6761, RFC 8375, ICANN's .internal, and two
 * that routers use). The local authority can certify only these, with all names below them.
 */
export const privateDomains = [
  "local",
  "localhost",
  "home.arpa",
  "internal",
  "lan",
  "home",
] as const;

/** CIDR blocks that the local authority can certify. */
export const certifiedNetworks = [...privateNetworks, "127.0.0.0/8", "::1/128"] as const;

/** Whether the local authority can certify a host name or address. */
export function canCertify(name: string): boolean {
  if (isAddress(name)) return isPrivateAddress(name) || name === "::1" || name.startsWith("127.");
  return privateDomains.some((domain) => name === domain || name.endsWith(`.${domain}`));
}

type Sources = {
  machineName: string;
  announcedName: string | null;
  addresses: readonly string[];
  /** Configured names, which may be outside of what can be certified. */
  configured: readonly string[];
};

/** All names and addresses of the server's certificate, in a stable order. */
export function listCertificateNames(sources: Sources): string[] {
  const { machineName, announcedName, addresses, configured } = sources;
  const named = [announcedName ?? "goldmane.local", machineName, ...configured];
  const names = ["goldmane.local", "localhost", "127.0.0.1", "::1", ...named, ...addresses];
  return [...new Set(names)].filter(canCertify).toSorted();
}
