import { expect, test } from "vitest";
import { canCertify, listCertificateNames } from "./certificate-names.ts";

test.each([
  "goldmane.local",
  "localhost",
  "tv.home.arpa",
  "nas.lan",
  "192.168.1.20",
  "172.31.0.1",
  "fd00::1",
  "127.0.0.1",
  "::1",
])("certifies %s", (name) => expect(canCertify(name)).toBe(true));

test.each([
  "example.org",
  "local.example.org",
  "notlocal",
  "8.8.8.8",
  "172.32.0.1",
  "2001:db8::1",
  "",
])("doesn't certify %s", (name) => expect(canCertify(name)).toBe(false));

test("a certificate has every private name and address once, in a stable order", () => {
  const sources = {
    machineName: "mediabox.local",
    announcedName: "goldmane-2.local",
    addresses: ["192.168.1.20", "10.0.0.5"],
    configured: ["films.example.org", "tv.home.arpa", "192.168.1.20"],
  };
  const names = listCertificateNames(sources);
  expect(names).toEqual([
    "10.0.0.5",
    "127.0.0.1",
    "192.168.1.20",
    "::1",
    "goldmane-2.local",
    "goldmane.local",
    "localhost",
    "mediabox.local",
    "tv.home.arpa",
  ]);
  const reversed = sources.addresses.toReversed();
  expect(listCertificateNames({ ...sources, addresses: reversed })).toEqual(names);
});
