import type { Readable } from "node:stream";

/** Reads a stream to its end; rejects once it exceeds the limit. */
export async function readAll(stream: Readable, maxBytes = Infinity): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    const bytes: Buffer = part;
    size += bytes.length;
    if (size > maxBytes) throw new Error(`More than ${maxBytes} bytes came`);
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
