import { cbc } from "@noble/ciphers/aes.js";
import type { Cipher } from "./cipher.ts";

/** Imported on demand, and apart from the library's other modes. */
export function openLibraryCipher(key: Uint8Array<ArrayBuffer>): Cipher {
  return async (bytes, iv) => cbc(key, iv).decrypt(bytes);
}
