import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { comesDirectly } from "./comes-directly.ts";

function ask({
  peer = "127.0.0.1",
  host = "localhost:8080",
  version = "1.1",
  headers = {},
}: {
  peer?: string;
  host?: string;
  version?: string;
  headers?: Record<string, string>;
}): boolean {
  const request = {
    socket: { remoteAddress: peer },
    headers: { host, "user-agent": "Test", ...headers },
    httpVersion: version,
  };
  return comesDirectly(request as unknown as IncomingMessage);
}

test.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])(
  "a request from %s for a loopback name comes directly",
  (peer) => expect(ask({ peer })).toBe(true),
);

test.each(["127.0.0.1:8080", "[::1]:8080", "LOCALHOST", "goldmane.localhost:8080", "localhost."])(
  "%s is a loopback name",
  (host) => expect(ask({ host })).toBe(true),
);

test.each(["192.168.1.7", "203.0.113.9", "::ffff:10.0.0.1", "fe80::1", ""])(
  "a request from %s does not come directly",
  (peer) => expect(ask({ peer })).toBe(false),
);

test.each([
  "films.example.org",
  "192.168.1.7:8080",
  "0.0.0.0:8080",
  "localhost.evil.example",
  "evil.example?localhost",
  "",
])('a request for "%s" does not come directly', (host) => expect(ask({ host })).toBe(false));

test.each([
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded",
  "forwarded",
  "via",
  "x-real-ip",
  "true-client-ip",
  "cf-connecting-ip",
])("a request with %s came through a proxy", (name) =>
  expect(ask({ headers: { [name]: "127.0.0.1" } })).toBe(false),
);

test("an HTTP/1.0 request counts as proxied", () => {
  expect(ask({ version: "1.0" })).toBe(false);
});
