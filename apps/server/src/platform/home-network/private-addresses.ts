import { BlockList, isIPv6 } from "node:net";
import type { NetworkInterfaceInfo } from "node:os";

/** Networks that aren't routed on the internet, as CIDR blocks; 100.64.0.0/10 is also Tailscale's. */
export const privateNetworks = [
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "169.254.0.0/16",
  "100.64.0.0/10",
  "fc00::/7",
  "fe80::/10",
] as const;

const list = new BlockList();
for (const network of privateNetworks) {
  const [address = "", bits] = network.split("/", 2);
  list.addSubnet(address, Number(bits), familyOf(address));
}

export function isPrivateAddress(address: string): boolean {
  return list.check(address, familyOf(address));
}

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

/**
 * The private addresses of a machine, IPv4 first. Leaves out link-local addresses: they need a zone
 * (IPv6) or mean that the network gave no address (IPv4), and browsers can't use them.
 */
export function listPrivateAddresses(interfaces: Interfaces): string[] {
  const addresses = Object.values(interfaces)
    .flatMap((infos) => infos ?? [])
    .filter(({ internal, address }) => !internal && isPrivateAddress(address))
    .map(({ address }) => address)
    .filter((address) => !/^(?:169\.254\.|fe[89ab])/i.test(address));
  return [...new Set(addresses)].toSorted((a, b) => Number(isIPv6(a)) - Number(isIPv6(b)));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
