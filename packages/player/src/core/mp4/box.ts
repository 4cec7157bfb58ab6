/** A box of ISO/IEC 14496-12 inside a larger body: header and payload. */
export type Box = {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  payload: Uint8Array<ArrayBuffer>;
};

/** Iterates over the complete boxes of a body and stops at the first incomplete one. */
export function* walkBoxes(body: Uint8Array<ArrayBuffer>): Generator<Box> {
  let offset = 0;
  while (offset + 8 <= body.length) {
    const view = new DataView(body.buffer, body.byteOffset + offset);
    let size = view.getUint32(0);
    let header = 8;
    if (size === 1) {
      if (offset + 16 > body.length) return;
      size = Number(view.getBigUint64(8));
      header = 16;
    }
    if (size < header) throw new RangeError("A box is shorter than its header.");
    if (offset + size > body.length) return;
    yield {
      type: String.fromCharCode(...body.subarray(offset + 4, offset + 8)),
      bytes: body.subarray(offset, offset + size),
      payload: body.subarray(offset + header, offset + size),
    };
    offset += size;
  }
}

/** The first box on a path such as "mdia/hdlr". */
export function findBox(body: Uint8Array<ArrayBuffer>, path: string): Box | null {
  const [type, ...rest] = path.split("/");
  for (const box of walkBoxes(body)) {
    if (box.type === type) return rest.length > 0 ? findBox(box.payload, rest.join("/")) : box;
  }
  return null;
}

/** A 32-bit number of a box, `offset` bytes into its payload. */
export function readUint32(box: Box, offset: number): number {
  return new DataView(box.payload.buffer, box.payload.byteOffset).getUint32(offset);
}

export function makeBox(
  type: string,
  parts: readonly Uint8Array<ArrayBuffer>[],
): Uint8Array<ArrayBuffer> {
  const body = joinBytes(parts);
  const made = new Uint8Array(body.length + 8);
  new DataView(made.buffer).setUint32(0, made.length);
  for (let i = 0; i < 4; i += 1) made[4 + i] = type.charCodeAt(i);
  made.set(body, 8);
  return made;
}

export function joinBytes(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}
