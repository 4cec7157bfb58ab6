import { readFile } from "node:fs/promises";
import type { Logger } from "pino";
import { ConfigError } from "#platform/config/env.ts";
import type { KeyPair } from "./certificate-authority.ts";
import { isPair } from "./key-pair-file.ts";
import type { Tls } from "./tls.ts";

type Parts = { certFile: string; keyFile: string; log: Logger };

const readEveryMs = 60_000;

/** The administrator's certificate. Its files are read again every minute, since they are renewed. */
export class FileTls implements Tls {
  readonly kind = "own";
  readonly authority = null;
  readonly #parts: Parts;
  readonly #listeners = new Set<() => void>();
  readonly #timer: NodeJS.Timeout;
  #current: KeyPair;

  private constructor(parts: Parts, current: KeyPair) {
    this.#parts = parts;
    this.#current = current;
    this.#timer = setInterval(() => void this.check(), readEveryMs).unref();
  }

  /** @throws ConfigError if the files can't be read or don't belong together. */
  static async open(parts: Parts): Promise<FileTls> {
    return new FileTls(parts, await readPair(parts));
  }

  current(): KeyPair {
    return this.#current;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Uses the files' content if it has changed. Between their two writes the pair doesn't match. */
  async check(): Promise<void> {
    try {
      const pair = await readPair(this.#parts);
      if (pair.cert === this.#current.cert && pair.key === this.#current.key) return;
      this.#current = pair;
    } catch (error) {
      const { log } = this.#parts;
      log.warn({ event: "tls.unreadable", err: error }, "The old certificate stays in use.");
      return;
    }
    for (const listener of this.#listeners) listener();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer);
    this.#listeners.clear();
  }
}

async function readPair({ certFile, keyFile }: Parts): Promise<KeyPair> {
  // One after the other, so that the same one is reported each time.
  const cert = await readSetting("TLS_CERT", certFile);
  const key = await readSetting("TLS_KEY", keyFile);
  if (!isPair({ key, cert })) {
    throw new ConfigError(`TLS_KEY ${keyFile} isn't the key of the certificate in TLS_CERT.`);
  }
  return { key, cert };
}

async function readSetting(name: string, file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new ConfigError(`${name} ${file} can't be read: ${String(error)}`);
  }
}
