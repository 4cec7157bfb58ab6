import { isIPv4 } from "node:net";

/** An IPv4 address unchanged; the /64 network of an IPv6 address, since subscribers own all of it. */
export function toLimitAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv4(ip) ? ip : firstGroups(ip, 4);
}

/** The network part of an address, the only part that is stored. */
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
