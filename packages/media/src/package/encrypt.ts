import { createCipheriv, hkdfSync } from "node:crypto";

/** HLS AES-128 (RFC 8216, 4.3.2.4): each whole segment in CBC mode with PKCS7 padding. */

const blockBytes = 16;

/**
 * One content's key, derived from the server's secret: it is stored nowhere, and every node
 * computes the same.
 */
export function deriveSegmentKey(secret: string, contentHash: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `segments ${contentHash}`, blockBytes));
}

/** @param index the segment's number in its playlist, which is its initialization vector */
export function encryptSegment(clear: Buffer, key: Buffer, index: number): Buffer {
  const vector = Buffer.alloc(blockBytes);
  vector.writeUInt32BE(index, blockBytes - 4);
  const cipher = createCipheriv("aes-128-cbc", key, vector);
  return Buffer.concat([cipher.update(clear), cipher.final()]);
}

/** The size of a segment after encryption. */
export function encryptedBytes(clearBytes: number): number {
  return clearBytes + blockBytes - (clearBytes % blockBytes);
}
