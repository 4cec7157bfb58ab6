import { encode } from "dns-packet";
import type { AddressRecord } from "./address-records.ts";

const headerBytes = 12;

/**
 * Orders the addresses that two machines want to give the same name at the same time (RFC 6762, 8.2).
 * The machine with the greater ones gets it.
 */
export function compareClaims(a: readonly AddressRecord[], b: readonly AddressRecord[]): number {
  return Buffer.compare(toBytes(a), toBytes(b));
}

/** The type and the address of each record, as in a packet; names and times to live are the same. */
function toBytes(records: readonly AddressRecord[]): Buffer {
  const parts = records.map(({ type, data }) =>
    encode({ answers: [{ name: "", type, class: "IN", ttl: 0, data }] }).subarray(headerBytes),
  );
  return Buffer.concat(parts.toSorted((one, other) => Buffer.compare(one, other)));
}
