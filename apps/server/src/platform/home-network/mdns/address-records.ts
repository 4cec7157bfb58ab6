import { isIPv6 } from "node:net";
import type { Answer, StringAnswer } from "dns-packet";

/** Seconds that devices remember an address (RFC 6762, 10). */
export const rememberedSeconds = 120;

/** An address of a name. */
export type AddressRecord = StringAnswer & { type: "A" | "AAAA" };

/** The addresses of a name in one network. */
export type Named = { name: string; addresses: readonly string[] };

/** What a machine says about its name; with `seconds` 0 that it gives the name up. */
export function describeAddresses(
  { name, addresses }: Named,
  seconds = rememberedSeconds,
): AddressRecord[] {
  return addresses.map((data) => ({
    name,
    type: isIPv6(data) ? "AAAA" : "A",
    class: "IN",
    ttl: seconds,
    flush: true,
    data,
  }));
}

/** The addresses that a packet's records give a name, except those that are taken back. */
export function findAddresses(records: readonly Answer[], name: string): AddressRecord[] {
  return records.flatMap((record) => {
    const { type } = record;
    if (type !== "A" && type !== "AAAA") return [];
    return record.name.toLowerCase() === name && record.ttl !== 0 ? [{ ...record, type }] : [];
  });
}
