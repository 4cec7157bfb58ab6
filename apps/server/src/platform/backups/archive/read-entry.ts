import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import type { TarEntry } from "./tar.ts";

const chunkBytes = 1024 ** 2;

export async function* readEntry(file: FileHandle, entry: TarEntry): AsyncGenerator<Buffer> {
  for (let done = 0; done < entry.sizeBytes;) {
    const chunk = Buffer.alloc(Math.min(chunkBytes, entry.sizeBytes - done));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, entry.offset + done);
    if (bytesRead === 0) throw new Error(`${entry.name} ends early`);
    done += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

/** Lower-case hex SHA-256. */
export async function hashEntry(file: FileHandle, entry: TarEntry): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of readEntry(file, entry)) hash.update(chunk);
  return hash.digest("hex");
}
