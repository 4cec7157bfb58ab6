import { isIPv4 } from "node:net";

/** An IPv4 address as it is; of IPv6 the network, since a subscriber has 2^64 addresses in it. */
export function toLimitAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv4(ip) ? ip : firstGroups(ip, 4);
}

/** What is written down of an address: the network, not who in it. */
export function toAddressPrefix(ip: string): string {
  const address = toLimitAddress(ip);
  return isIPv4(address) ? address.replace(/\.\d+$/, ".0/24") : `${firstGroups(ip, 3)}::/48`;
}

function firstGroups(ip: string, count: number): string {
  const [head = "", tail] = (ip.split("%", 1)[0] ?? "").toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right];
  return groups.slice(0, count).join(":");
}
