import { readRecord, writeRecord } from "./device-records.ts";

/** A film's key, encrypted with this device's own. */
export type SealedKey = { vector: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

const algorithm = { name: "AES-GCM", length: 256 };

/** Encrypts a film's key for this browser: the stored key is useless elsewhere. */
export async function sealKey(key: BufferSource): Promise<SealedKey> {
  const vector = crypto.getRandomValues(new Uint8Array(12));
  const sealing = { name: algorithm.name, iv: vector };
  return { vector, sealed: await crypto.subtle.encrypt(sealing, await deviceKey(), key) };
}

/** @throws DOMException where the browser lost its own key meanwhile */
export async function unsealKey({ vector, sealed }: SealedKey): Promise<ArrayBuffer> {
  return await crypto.subtle.decrypt(
    { name: algorithm.name, iv: vector },
    await deviceKey(),
    sealed,
  );
}

/** Created once, as a key that scripts cannot export. */
async function deviceKey(): Promise<CryptoKey> {
  const known = await readRecord("keys", "device");
  if (known) return known;
  const made = await crypto.subtle.generateKey(algorithm, false, ["encrypt", "decrypt"]);
  await writeRecord("keys", "device", made);
  return made;
}
