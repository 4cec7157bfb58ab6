import { X509Certificate } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSecureContext, connect, createServer, type TLSSocket } from "node:tls";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { issueCertificate, serverDays } from "./certificate-authority.ts";
import { isPair, readKeyPair } from "./key-pair-file.ts";
import { covers, LocalTls } from "./local-tls.ts";

const day = 24 * 3_600_000;
let folder: string;
let now: number;
let names: string[];
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "goldmane-tls-")), "tls");
  now = Date.now();
  names = ["goldmane.local", "localhost", "127.0.0.1", "192.168.1.20", "fd00::20"];
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

function open() {
  return LocalTls.open({
    folder,
    authorityName: "Goldmane on mediabox",
    readNames: () => names,
    log: createLog("silent"),
    now: () => now,
  });
}

/** Connects as a device that trusts only this authority. Returns the error, or null. */
async function tryConnecting(pair: { key: string; cert: string }, ca: string, servername: string) {
  const server = createServer(pair).listen(0, "127.0.0.1");
  server.on("tlsClientError", () => undefined);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const socket = connect({ host: "127.0.0.1", port, servername, ca });
  const error = await outcome(socket);
  socket.destroy();
  server.close();
  return error;
}

function outcome(socket: TLSSocket): Promise<string | null> {
  return new Promise((resolve) => {
    socket.once("secureConnect", () => resolve(null));
    socket.once("error", (error) => resolve(error.message));
  });
}

test("a device that trusts the authority connects to every name and address", async () => {
  await using tls = await open();
  expect(await tryConnecting(tls.current(), tls.authority, "goldmane.local")).toBeNull();
  expect(await tryConnecting(tls.current(), tls.authority, "localhost")).toBeNull();
  expect(await tryConnecting(tls.current(), tls.authority, "films.example.org")).toMatch(
    "does not match certificate's altnames",
  );
  const certificate = new X509Certificate(tls.current().cert);
  expect(names.filter((name) => !covers(certificate, name))).toEqual([]);
  expect(certificate.ca).toBe(false);
  expect(Date.parse(certificate.validTo) - now).toBeLessThan(397 * day);
});

test("the authority can't vouch for a site on the internet", async () => {
  await using tls = await open();
  const authority = await readKeyPair(join(folder, "authority.pem"));
  if (!authority) throw new Error("The authority wasn't stored.");
  const forged = await issueCertificate(authority, ["films.example.org"], now);
  expect(await tryConnecting(forged, tls.authority, "films.example.org")).toBe(
    "permitted subtree violation",
  );
  const lateral = await issueCertificate(authority, ["8.8.8.8"], now);
  expect(await tryConnecting(lateral, tls.authority, "")).toBe("permitted subtree violation");
});

test("keys are stored for their owner only, and used again after a restart", async () => {
  const first = await open();
  await first[Symbol.asyncDispose]();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const files = readdirSync(folder).toSorted();
  expect(files).toEqual(["authority.pem", "server.pem"]);
  expect(files.map((file) => statSync(join(folder, file)).mode & 0o777)).toEqual([0o600, 0o600]);
  await using second = await open();
  expect([second.authority, second.current()]).toEqual([first.authority, first.current()]);
});

test("a new address is certified without a restart, by the same authority", async () => {
  await using tls = await open();
  const { authority } = tls;
  const before = tls.current();
  let changes = 0;
  tls.onChange(() => (changes += 1));
  await tls.check();
  expect([changes, tls.current()]).toEqual([0, before]);

  names = [...names, "10.0.0.9"];
  await Promise.all([tls.check(), tls.check()]);
  expect(changes).toBe(1);
  expect(new X509Certificate(tls.current().cert).checkIP("10.0.0.9")).toBe("10.0.0.9");
  expect(tls.authority).toBe(authority);
  expect(await tryConnecting(tls.current(), authority, "goldmane.local")).toBeNull();
  expect(readFileSync(join(folder, "server.pem"), "utf8")).toContain(tls.current().cert.trim());
});

test("a certificate is renewed a month before it expires", async () => {
  await using tls = await open();
  const { cert } = tls.current();
  now += (serverDays - 31) * day;
  await tls.check();
  expect(tls.current().cert).toBe(cert);
  now += 2 * day;
  await tls.check();
  expect(tls.current().cert).not.toBe(cert);
  expect(isPair(tls.current())).toBe(true);
  createSecureContext(tls.current());
});

test("a damaged authority is reported and never replaced", async () => {
  await (await open())[Symbol.asyncDispose]();
  const file = join(folder, "authority.pem");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.slice(0, 300));
  await expect(open()).rejects.toThrow(`${file} is damaged`);
  expect(readFileSync(file, "utf8")).toBe(text.slice(0, 300));
});

test("a damaged server certificate is issued again", async () => {
  await (await open())[Symbol.asyncDispose]();
  writeFileSync(join(folder, "server.pem"), "half a");
  await using tls = await open();
  expect(isPair(tls.current())).toBe(true);
});
