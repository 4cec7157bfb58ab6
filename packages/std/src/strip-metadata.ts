/** "VP8 ": the chunk of a lossy image. RFC 9649, 2.5. */
const lossyChunk = 0x56503820;
const headerBytes = 12;

/** Removes the color profile and other metadata from a lossy WebP. @throws RangeError without a lossy image. */
export function stripMetadata(webp: Uint8Array): Uint8Array {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength);
  for (let at = headerBytes; at + 8 <= webp.length;) {
    const size = 8 + view.getUint32(at + 4, true);
    const padded = size + (size & 1);
    if (view.getUint32(at) === lossyChunk) {
      const bare = new Uint8Array(headerBytes + padded);
      bare.set(webp.subarray(0, headerBytes));
      bare.set(webp.subarray(at, at + size), headerBytes);
      new DataView(bare.buffer).setUint32(4, bare.length - 8, true);
      return bare;
    }
    at += padded;
  }
  throw new RangeError("The WebP file has no lossy image (VP8 chunk).");
}
