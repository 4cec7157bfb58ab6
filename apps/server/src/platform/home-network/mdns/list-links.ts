import { type NetworkInterfaceInfoIPv4, networkInterfaces } from "node:os";
import { BlockList, isIPv6 } from "node:net";
import { isAddress } from "#platform/host-name.ts";
import { isEverywhere } from "#platform/home-network/home-urls.ts";
import { listPrivateAddresses } from "#platform/home-network/private-addresses.ts";

/** A network that this machine is part of, and its addresses there that reach the server. */
export type Link = {
  /** The address that packets are sent from. */
  address: string;
  /** The network as a CIDR block: packets from elsewhere were heard on another link. */
  network: string;
  addresses: readonly string[];
};

/** The networks in which other devices reach a server that listens on `host`. */
export function listLinks(host: string, interfaces = networkInterfaces()): Link[] {
  return Object.entries(interfaces).flatMap(([name, infos = []]) => {
    const sender = infos.filter(isIPv4).find(({ internal }) => !internal);
    const addresses = listPrivateAddresses({ [name]: infos }).filter((one) => listens(host, one));
    if (!sender || addresses.length === 0) return [];
    const { address, cidr } = sender;
    return [{ address, network: cidr ?? `${address}/32`, addresses }];
  });
}

export function isInNetwork(address: string, network: string): boolean {
  const [base = "", bits] = network.split("/", 2);
  const list = new BlockList();
  list.addSubnet(base, Number(bits), "ipv4");
  return list.check(address);
}

function isIPv4(info: { family: string }): info is NetworkInterfaceInfoIPv4 {
  return info.family === "IPv4";
}

function listens(host: string, address: string): boolean {
  if (isEverywhere(host)) return host === "::" || !isIPv6(address);
  return !isAddress(host) || host === address;
}
