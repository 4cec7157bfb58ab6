/** Decrypts AES-128 in CBC mode with PKCS7 padding under one key. */
export type Cipher = (
  bytes: Uint8Array<ArrayBuffer>,
  iv: Uint8Array<ArrayBuffer>,
) => Promise<Uint8Array<ArrayBuffer>>;

/** Browsers offer cryptography to secure pages only; on a plain home network a library is used. */
export function openCipher(key: Promise<Uint8Array<ArrayBuffer>>): Promise<Cipher> {
  return globalThis.isSecureContext ? openNative(key) : openLibrary(key);
}

async function openNative(key: Promise<Uint8Array<ArrayBuffer>>): Promise<Cipher> {
  const imported = await crypto.subtle.importKey("raw", await key, "AES-CBC", false, ["decrypt"]);
  return async (bytes, iv) =>
    new Uint8Array(await crypto.subtle.decrypt({ name: "AES-CBC", iv }, imported, bytes));
}

/** The library loads in parallel with the key. */
async function openLibrary(key: Promise<Uint8Array<ArrayBuffer>>): Promise<Cipher> {
  const [{ openLibraryCipher }, raw] = await Promise.all([import("./library-cipher.ts"), key]);
  return openLibraryCipher(raw);
}
