import { hostname } from "node:os";
import { expect, test } from "vitest";
import { AllowedHosts } from "./allowed-hosts.ts";

const hosts = new AllowedHosts({
  publicUrl: new URL("https://Films.example.org:8443/"),
  allowedHosts: ["tv.home.arpa", ".lan.example"],
});

test.each([
  "localhost",
  "localhost:8080",
  "goldmane.localhost:8080",
  "127.0.0.1",
  "192.168.1.7:8080",
  "[::1]",
  "[fe80::1]:8080",
  hostname(),
  `${hostname().split(".", 1)[0]}.local:8080`,
  "films.example.org",
  "films.example.org:443",
  "FILMS.Example.ORG",
  "films.example.org.:8443",
  "tv.home.arpa:8080",
  "lan.example",
  "den.lan.example",
  "tv.den.lan.example.",
])("allows %s on every request", (host) => {
  expect([hosts.has(host), hosts.has(host)]).toEqual([true, true]);
});

test.each([
  undefined,
  "",
  ":8080",
  "evil.example",
  "evil.example:8080",
  "localhost.evil.example",
  "evil-localhost",
  "films.example.org.evil.example",
  "notfilms.example.org",
  "x.films.example.org",
  "x.tv.home.arpa",
  "evillan.example",
  "127.0.0.1.evil.example",
  "localhost@evil.example",
  "localhost evil.example",
  "localhost:8080:80",
  "localhost/evil",
  "evil.example#localhost",
  "[localhost]",
  "[::1",
  "[::1].evil.example",
  "localhost..",
  `${"a".repeat(300)}.localhost`,
])("doesn't answer to %s", (host) => {
  expect([hosts.has(host), hosts.has(host)]).toEqual([false, false]);
});

test("stays correct after more names than its cache holds", () => {
  for (let count = 0; count < 3000; count += 1)
    expect(hosts.has(`host-${count}.example`)).toBe(false);
  expect([hosts.has("localhost"), hosts.has("host-1.example")]).toEqual([true, false]);
});
