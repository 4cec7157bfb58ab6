import { createCipheriv, hkdfSync } from "node:crypto";

/** AES-128 of HLS (RFC 8216, 4.3.2.4): each segment whole, in CBC mode, padded by PKCS7. */

const blockBytes = 16;

/**
 * One content's key. It follows from the house's secret, so that it is stored nowhere and every node
 * has the same.
 */
export function deriveSegmentKey(secret: string, contentHash: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `segments ${contentHash}`, blockBytes));
}

/** @param index the segment's number in its playlist, which is its initialisation vector */
export function encryptSegment(clear: Buffer, key: Buffer, index: number): Buffer {
  const vector = Buffer.alloc(blockBytes);
  vector.writeUInt32BE(index, blockBytes - 4);
  const cipher = createCipheriv("aes-128-cbc", key, vector);
  return Buffer.concat([cipher.update(clear), cipher.final()]);
}

/** What a segment weighs once it is encrypted. */
export function encryptedBytes(clearBytes: number): number {
  return clearBytes + blockBytes - (clearBytes % blockBytes);
}
