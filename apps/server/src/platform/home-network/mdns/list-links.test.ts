import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { isInNetwork, listLinks } from "./list-links.ts";

function address(cidr: string, internal = false): NetworkInterfaceInfo {
  const [text = ""] = cidr.split("/");
  const rest = { address: text, netmask: "", mac: "", internal, cidr };
  return text.includes(":") ? { ...rest, family: "IPv6", scopeid: 0 } : { ...rest, family: "IPv4" };
}

const interfaces = {
  lo: [address("127.0.0.1/8", true), address("::1/128", true)],
  eth0: [address("fd00::7/64"), address("fe80::1/64"), address("192.168.1.20/24")],
  wlan0: [address("10.1.2.3/16")],
  wan: [address("8.8.8.8/24")],
  tunnel: [address("fd99::1/64")],
};

const wired = { address: "192.168.1.20", network: "192.168.1.20/24" };
const wireless = { address: "10.1.2.3", network: "10.1.2.3/16", addresses: ["10.1.2.3"] };

test.each([
  ["0.0.0.0", [{ ...wired, addresses: ["192.168.1.20"] }, wireless]],
  ["::", [{ ...wired, addresses: ["192.168.1.20", "fd00::7"] }, wireless]],
  ["mediabox", [{ ...wired, addresses: ["192.168.1.20", "fd00::7"] }, wireless]],
  ["10.1.2.3", [wireless]],
  ["fd00::7", [{ ...wired, addresses: ["fd00::7"] }]],
  ["8.8.8.8", []],
])("a server on %s is announced in its networks", (host, links) => {
  expect(listLinks(host, interfaces)).toEqual(links);
});

test("a network has the addresses of its block", () => {
  expect(isInNetwork("192.168.1.99", wired.network)).toBe(true);
  expect(isInNetwork("192.168.2.99", wired.network)).toBe(false);
});
