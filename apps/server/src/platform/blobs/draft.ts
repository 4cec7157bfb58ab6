import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";

/** Writes and fsyncs content to a new file. Returns its key and size. */
export async function writeDraft(
  path: string,
  content: Readable | Buffer,
): Promise<{ key: string; size: number }> {
  const hash = createHash("sha256");
  let size = 0;
  await using file = await open(path, "wx");
  for await (const chunk of Buffer.isBuffer(content) ? [content] : content) {
    const bytes = Buffer.from(chunk);
    hash.update(bytes);
    size += bytes.length;
    await file.writeFile(bytes);
  }
  await file.sync();
  return { key: hash.digest("hex"), size };
}
