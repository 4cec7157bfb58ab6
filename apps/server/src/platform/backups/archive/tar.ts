import type { FileHandle } from "node:fs/promises";

const blockBytes = 512;
/** The largest size in a header's octal field. */
const maxOctal = 8 ** 11 - 1;

export type TarEntry = { name: string; offset: number; sizeBytes: number };

/** Appends files to an archive in the ustar format, which `tar` can list and unpack. */
export class TarWriter {
  readonly #file: FileHandle;
  #length = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  get length(): number {
    return this.#length;
  }

  /** @throws if the content has another size than announced. */
  async add(
    { name, sizeBytes }: { name: string; sizeBytes: number },
    content: AsyncIterable<Buffer> | Iterable<Buffer>,
  ): Promise<void> {
    await this.#write(writeHeader(name, sizeBytes));
    const end = this.#length + sizeBytes;
    for await (const chunk of content) await this.#write(chunk);
    if (this.#length !== end) throw new Error(`${name} changed while it was being read`);
    await this.#write(Buffer.alloc(paddingOf(sizeBytes)));
  }

  async finish(): Promise<void> {
    await this.#write(Buffer.alloc(2 * blockBytes));
    await this.#file.sync();
  }

  async #write(bytes: Buffer): Promise<void> {
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await this.#file.write(bytes, done, bytes.length - done);
      done += bytesWritten;
    }
    this.#length += bytes.length;
  }
}

/** The entries of a complete archive; null if the file is truncated, damaged or something else. */
export async function readTar(file: FileHandle): Promise<TarEntry[] | null> {
  const { size } = await file.stat();
  const entries: TarEntry[] = [];
  const header = Buffer.alloc(blockBytes);
  for (let at = 0; at + blockBytes <= size;) {
    await file.read(header, 0, blockBytes, at);
    if (header.every((byte) => byte === 0)) return entries;
    const entry = readHeader(header);
    if (!entry) return null;
    const offset = at + blockBytes;
    entries.push({ ...entry, offset });
    at = offset + entry.sizeBytes + paddingOf(entry.sizeBytes);
  }
  return null;
}

function writeHeader(name: string, sizeBytes: number): Buffer {
  const header = Buffer.alloc(blockBytes);
  if (header.write(name, 0) > 100) throw new Error(`${name} is too long a name`);
  header.write("0000600\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  if (sizeBytes <= maxOctal) header.write(`${toOctal(sizeBytes, 11)}\0`, 124);
  else {
    // GNU's and POSIX pax's base-256: the first bit marks it.
    header.writeBigUInt64BE(BigInt(sizeBytes), 128);
    header.writeUInt8(0x80, 124);
  }
  header.write(`${toOctal(Math.floor(Date.now() / 1000), 11)}\0`, 136);
  header.write("0", 156);
  header.write("ustar\x0000", 257);
  header.write(`${toOctal(sumOf(header), 6)}\0 `, 148);
  return header;
}

function readHeader(header: Buffer): Omit<TarEntry, "offset"> | null {
  const sum = Number.parseInt(header.toString("latin1", 148, 154), 8);
  if (sum !== sumOf(header) || header.toString("latin1", 257, 262) !== "ustar") return null;
  const isLarge = (header.readUInt8(124) & 0x80) !== 0;
  const sizeBytes = isLarge
    ? Number(header.readBigUInt64BE(128))
    : Number.parseInt(header.toString("latin1", 124, 135), 8);
  if (!Number.isSafeInteger(sizeBytes) || sizeBytes < 0) return null;
  const name = header.toString("utf8", 0, 100).replace(/\0.*$/s, "");
  return { name, sizeBytes };
}

/** The sum of all bytes, with the checksum's own field as spaces. */
function sumOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

function paddingOf(sizeBytes: number): number {
  return (blockBytes - (sizeBytes % blockBytes)) % blockBytes;
}

function toOctal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, "0");
}
