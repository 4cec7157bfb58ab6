import { X509Certificate } from "node:crypto";
import { join } from "node:path";
import type { Logger } from "pino";
import { isAddress } from "#platform/host-name.ts";
import { createAuthority, issueCertificate, type KeyPair } from "./certificate-authority.ts";
import { readKeyPair, writeKeyPair } from "./key-pair-file.ts";
import type { Tls } from "./tls.ts";

type Parts = {
  /** Holds `authority.pem` and `server.pem`. */
  folder: string;
  /** The authority's name, as devices list it. */
  authorityName: string;
  /** The names and addresses that the certificate has to cover now. */
  readNames: () => readonly string[];
  log: Logger;
  now: () => number;
};

const checkEveryMs = 3_600_000;
const renewedBeforeMs = 30 * 24 * 3_600_000;

/**
 * A certificate of this server's own authority. It is renewed a month before it expires and when the
 * server's names or addresses change; devices notice nothing, since they trust the authority.
 */
export class LocalTls implements Tls {
  readonly kind = "local";
  readonly #parts: Parts;
  readonly #authority: KeyPair;
  readonly #listeners = new Set<() => void>();
  readonly #timer: NodeJS.Timeout;
  #current: KeyPair;
  /** Checks run one after the other. */
  #checked: Promise<void> = Promise.resolve();

  private constructor(parts: Parts, authority: KeyPair, current: KeyPair) {
    this.#parts = parts;
    this.#authority = authority;
    this.#current = current;
    this.#timer = setInterval(() => void this.check(), checkEveryMs).unref();
  }

  /** @throws ConfigError if the stored authority is damaged. */
  static async open(parts: Parts): Promise<LocalTls> {
    const file = join(parts.folder, "authority.pem");
    const authority = (await readKeyPair(file)) ?? (await makeAuthority(file, parts));
    const stored = await readKeyPair(serverFile(parts)).catch(() => null);
    const isGood = stored !== null && isCurrent(stored, authority, parts);
    return new LocalTls(parts, authority, isGood ? stored : await issue(parts, authority));
  }

  get authority(): string {
    return this.#authority.cert;
  }

  current(): KeyPair {
    return this.#current;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Issues another certificate if the current one expires soon or lacks a name. */
  async check(): Promise<void> {
    this.#checked = this.#checked.then(() => this.#renew());
    await this.#checked;
  }

  async #renew(): Promise<void> {
    const { log, readNames } = this.#parts;
    try {
      if (isCurrent(this.#current, this.#authority, this.#parts)) return;
      this.#current = await issue(this.#parts, this.#authority);
      for (const listener of this.#listeners) listener();
      log.info({ event: "tls.renewed", names: readNames() }, "A certificate was issued.");
    } catch (error) {
      log.error({ event: "tls.renewal_failed", err: error }, "The certificate was not renewed.");
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer);
    this.#listeners.clear();
    await this.#checked;
  }
}

function serverFile({ folder }: Parts): string {
  return join(folder, "server.pem");
}

async function makeAuthority(file: string, { authorityName, now }: Parts): Promise<KeyPair> {
  const authority = await createAuthority(authorityName, now());
  await writeKeyPair(file, authority);
  return authority;
}

async function issue(parts: Parts, authority: KeyPair): Promise<KeyPair> {
  const pair = await issueCertificate(authority, parts.readNames(), parts.now());
  await writeKeyPair(serverFile(parts), pair);
  return pair;
}

/** Whether a certificate is the authority's, lasts long enough and covers every current name. */
function isCurrent(pair: KeyPair, authority: KeyPair, { readNames, now }: Parts): boolean {
  const certificate = new X509Certificate(pair.cert);
  const lastsMs = Date.parse(certificate.validTo) - now();
  return (
    certificate.verify(new X509Certificate(authority.cert).publicKey) &&
    lastsMs > renewedBeforeMs &&
    readNames().every((name) => covers(certificate, name))
  );
}

/** Whether a certificate is valid for a host name or address. */
export function covers(certificate: X509Certificate, name: string): boolean {
  return (isAddress(name) ? certificate.checkIP(name) : certificate.checkHost(name)) !== undefined;
}
