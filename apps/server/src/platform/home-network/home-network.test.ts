import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { Words } from "#platform/words/words.ts";
import { describeHome } from "./describe-home.ts";
import { HomeNetwork } from "./home-network.ts";
import { listHomeUrls, toOwnUrl } from "./home-urls.ts";
import { listPrivateAddresses } from "./private-addresses.ts";

function address(text: string, internal = false): NetworkInterfaceInfo {
  const rest = { netmask: "", mac: "", internal, cidr: null };
  return text.includes(":")
    ? { ...rest, address: text, family: "IPv6", scopeid: 0 }
    : { ...rest, address: text, family: "IPv4" };
}

test("only usable private addresses count, IPv4 first", () => {
  expect(
    listPrivateAddresses({
      lo: [address("127.0.0.1", true), address("::1", true)],
      eth0: [address("fd00::7"), address("fe80::1"), address("192.168.1.20"), address("8.8.8.8")],
      eth1: [address("169.254.3.4"), address("10.1.2.3"), address("192.168.1.20")],
      gone: undefined,
    }),
  ).toEqual(["192.168.1.20", "10.1.2.3", "fd00::7"]);
});

test("a changed address or name is reported once", () => {
  let addresses = ["192.168.1.20"];
  using home = new HomeNetwork({ readAddresses: () => addresses, machineName: "Mediabox.lan" });
  let changes = 0;
  home.onChange(() => (changes += 1));
  home.check();
  expect([changes, home.machineName]).toEqual([0, "mediabox.local"]);
  addresses = ["192.168.1.21"];
  home.check();
  home.check();
  expect([changes, home.addresses]).toEqual([1, ["192.168.1.21"]]);
  home.setAnnouncedName("goldmane.local");
  home.setAnnouncedName("goldmane.local");
  expect(changes).toBe(2);
});

const home = { addresses: ["192.168.1.20", "fd00::7"], announcedName: "goldmane.local" };

test.each([
  ["127.0.0.1", []],
  ["localhost", []],
  ["0.0.0.0", ["https://goldmane.local:8080", "https://192.168.1.20:8080"]],
  ["::", ["https://goldmane.local:8080", "https://192.168.1.20:8080", "https://[fd00::7]:8080"]],
  ["192.168.1.20", ["https://goldmane.local:8080", "https://192.168.1.20:8080"]],
])("on %s other devices reach %j", (host, urls) => {
  expect(listHomeUrls({ home, host, port: 8080, isHttps: true })).toEqual(urls);
});

test("a default port isn't written", () => {
  const unnamed = { ...home, announcedName: null };
  const urls = listHomeUrls({ home: unnamed, host: "0.0.0.0", port: 80, isHttps: false });
  expect(urls).toEqual(["http://192.168.1.20"]);
});

test("this machine opens localhost, by https only if its browsers trust the certificate", () => {
  expect(toOwnUrl("0.0.0.0", { port: 8080, tls: "own" })).toBe("https://localhost:8080");
  expect(toOwnUrl("0.0.0.0", { port: 8080, tls: "local" })).toBe("http://localhost:8080");
  expect(toOwnUrl("::1", { port: 8080, tls: null })).toBe("http://[::1]:8080");
});

const words = new Words("en");

test("the start message lists the URLs, and has a QR code in a terminal only", () => {
  const urls = ["https://goldmane.local:8080", "https://192.168.1.20:8080"];
  expect(describeHome([], { words, tls: null, isTerminal: true })).toBeNull();
  expect(describeHome(urls, { words, tls: "local", isTerminal: false })).toBe(
    [
      "On your home network:",
      "  https://goldmane.local:8080",
      "  https://192.168.1.20:8080",
      "Set up each phone, computer or TV once at http://goldmane.local:8080/trust",
    ].join("\n"),
  );
  const drawn = describeHome(urls, { words, tls: "own", isTerminal: true });
  expect(drawn).toMatch(/[█▀▄]{5}/);
  expect(drawn).not.toContain("/trust");
});
