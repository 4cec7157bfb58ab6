import { createDecipheriv } from "node:crypto";

/** Decrypts a segment as a player does: its number is the initialization vector (RFC 8216, 5.2). */
export function decryptSegment(bytes: Buffer, key: Buffer, number: number): Buffer {
  const vector = Buffer.alloc(16);
  vector.writeBigUInt64BE(BigInt(number), 8);
  const decipher = createDecipheriv("aes-128-cbc", key, vector);
  return Buffer.concat([decipher.update(bytes), decipher.final()]);
}
