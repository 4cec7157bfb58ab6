import { readRecord, writeRecord } from "./device-records.ts";

/** A film's key, encrypted under this device's own. */
export type SealedKey = { vector: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

const algorithm = { name: "AES-GCM", length: 256 };

/** Locks a film's key to this browser: what lies on the disk opens it nowhere else. */
export async function sealKey(key: BufferSource): Promise<SealedKey> {
  const vector = crypto.getRandomValues(new Uint8Array(12));
  const sealing = { name: algorithm.name, iv: vector };
  return { vector, sealed: await crypto.subtle.encrypt(sealing, await deviceKey(), key) };
}

/** @throws DOMException where the browser forgot its own key meanwhile. */
export async function unsealKey({ vector, sealed }: SealedKey): Promise<ArrayBuffer> {
  return await crypto.subtle.decrypt(
    { name: algorithm.name, iv: vector },
    await deviceKey(),
    sealed,
  );
}

/** Made once, and kept in a form that no script can read out. */
async function deviceKey(): Promise<CryptoKey> {
  const known = await readRecord("keys", "device");
  if (known) return known;
  const made = await crypto.subtle.generateKey(algorithm, false, ["encrypt", "decrypt"]);
  await writeRecord("keys", "device", made);
  return made;
}
