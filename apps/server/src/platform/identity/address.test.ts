import { expect, test } from "vitest";
import { toAddressPrefix, toLimitAddress } from "./address.ts";

test.each([
  ["203.0.113.77", "203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2", "2001:db8:1::/48"],
  ["2001:DB8:1:2::9", "2001:db8:1:2", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0:0", "2001:db8:0::/48"],
  ["::1", "0:0:0:0", "0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0:0", "fe80:0:0::/48"],
])("%s is limited as %s, and written down as %s", (ip, limit, prefix) => {
  expect([toLimitAddress(ip), toAddressPrefix(ip)]).toEqual([limit, prefix]);
});
