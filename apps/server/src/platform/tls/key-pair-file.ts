import { createPrivateKey, X509Certificate } from "node:crypto";
import { ConfigError } from "#platform/config/env.ts";
import type { KeyPair } from "./certificate-authority.ts";
import { readIfThere, writeSecretFile } from "./secret-files.ts";

const blocks = /-----BEGIN ([A-Z ]+)-----[^-]+-----END \1-----/g;

/**
 * A private key and its certificate in one file, so that a crash never leaves the key of one pair
 * with the certificate of another. Null if there is no file.
 * @throws ConfigError if the file is damaged.
 */
export async function readKeyPair(file: string): Promise<KeyPair | null> {
  const text = await readIfThere(file);
  if (text === null) return null;
  const found = [...text.matchAll(blocks)];
  const pick = (kind: string) => found.find(([, name]) => name === kind)?.[0] ?? "";
  const pair = { key: pick("PRIVATE KEY"), cert: pick("CERTIFICATE") };
  if (!isPair(pair)) {
    throw new ConfigError(
      `${file} is damaged. Restore it from a backup, or delete it: every device then has to trust the server again.`,
    );
  }
  return pair;
}

export async function writeKeyPair(file: string, { key, cert }: KeyPair): Promise<void> {
  await writeSecretFile(file, `${key}\n${cert}\n`);
}

/** Whether the certificate is for the key. */
export function isPair({ key, cert }: KeyPair): boolean {
  try {
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
}
