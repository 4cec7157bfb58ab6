/** One box of ISO/IEC 14496-12, by its offsets. */
export type Box = { type: string; start: number; body: number; end: number };

/**
 * The boxes between two offsets, in order. A box that claims more bytes than there are ends the
 * iteration.
 */
export function readBoxes(bytes: Buffer, from = 0, to = bytes.length): Box[] {
  const boxes: Box[] = [];
  let start = from;
  while (start + 8 <= to) {
    const short = bytes.readUInt32BE(start);
    const long = short === 1 && start + 16 <= to;
    const size = long ? Number(bytes.readBigUInt64BE(start + 8)) : short || to - start;
    const body = start + (long ? 16 : 8);
    if (start + size > to || body > start + size) break;
    boxes.push({
      type: bytes.toString("latin1", start + 4, start + 8),
      start,
      body,
      end: start + size,
    });
    start += size;
  }
  return boxes;
}

/** The first box on a path of types below the given range. */
export function findBox(bytes: Buffer, path: readonly string[], within?: Box): Box | null {
  let from = within?.body ?? 0;
  let to = within?.end ?? bytes.length;
  let found: Box | null = null;
  for (const type of path) {
    found = readBoxes(bytes, from, to).find((each) => each.type === type) ?? null;
    if (!found) return null;
    from = found.body;
    to = found.end;
  }
  return found;
}

export function requireBox(bytes: Buffer, path: readonly string[], within?: Box): Box {
  const found = findBox(bytes, path, within);
  if (!found) throw new Error(`No ${path.join("/")} in this MP4`);
  return found;
}

export function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(parts.reduce((sum, part) => sum + part.length, 8));
  head.write(type, 4, "latin1");
  return Buffer.concat([head, ...parts]);
}

export function fullBox(
  type: string,
  head: { version?: number; flags?: number },
  ...parts: readonly Buffer[]
): Buffer {
  return box(type, u32(((head.version ?? 0) << 24) | (head.flags ?? 0)), ...parts);
}

export function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value >>> 0, index * 4));
  return bytes;
}

export function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, index * 2));
  return bytes;
}

export function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}
