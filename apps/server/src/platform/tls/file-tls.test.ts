import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { createAuthority, issueCertificate } from "./certificate-authority.ts";
import { FileTls } from "./file-tls.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "goldmane-tls-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function issue() {
  const authority = await createAuthority("Example", Date.now());
  return await issueCertificate(authority, ["films.home.arpa"], Date.now());
}

function write({ key, cert }: { key?: string; cert?: string }) {
  if (key !== undefined) writeFileSync(join(folder, "key.pem"), key);
  if (cert !== undefined) writeFileSync(join(folder, "cert.pem"), cert);
}

function open() {
  return FileTls.open({
    certFile: join(folder, "cert.pem"),
    keyFile: join(folder, "key.pem"),
    log: createLog("silent"),
  });
}

test("a renewed certificate is used once both files are written", async () => {
  const [old, renewed] = [await issue(), await issue()];
  write(old);
  await using tls = await open();
  let changes = 0;
  tls.onChange(() => (changes += 1));
  write({ cert: renewed.cert });
  await tls.check();
  expect([changes, tls.current()]).toEqual([0, old]);
  write({ key: renewed.key });
  await tls.check();
  await tls.check();
  expect([changes, tls.current()]).toEqual([1, renewed]);
});

test("missing files and a foreign key are refused by the setting's name", async () => {
  await expect(open()).rejects.toThrow("TLS_CERT");
  const [one, other] = [await issue(), await issue()];
  write({ cert: one.cert });
  await expect(open()).rejects.toThrow("TLS_KEY");
  write({ key: other.key });
  await expect(open()).rejects.toThrow("isn't the key of the certificate");
});
