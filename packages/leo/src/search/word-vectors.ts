/** Word embeddings: words with similar uses have similar vectors. */
export type WordVectors = {
  dimensions: number;
  has(word: string): boolean;
  /** How rare a word is: 0 for the commonest, 1 for the rarest and for unknown ones. */
  rarity(word: string): number;
  /** Of length one; null for an unknown word. */
  direction(word: string): Float32Array | null;
};

const headBytes = 12;

/**
 * Reads the file that tools/build-glove.mjs writes: three little-endian counts (words, dimensions,
 * bytes of names), the names separated by line breaks, commonest first, and a signed byte for each
 * dimension of each.
 * @throws RangeError for any other bytes
 */
export function openVectors(bytes: Uint8Array): WordVectors {
  if (bytes.length < headBytes) throw new RangeError("The word vectors are truncated.");
  const head = new DataView(bytes.buffer, bytes.byteOffset, headBytes);
  const [count, dimensions, nameBytes] = [0, 4, 8].map((at) => head.getUint32(at, true));
  if (
    !count ||
    !dimensions ||
    !nameBytes ||
    bytes.length !== headBytes + nameBytes + count * dimensions
  )
    throw new RangeError("The word vectors are incomplete.");
  const start = headBytes + nameBytes;
  const names = readAscii(bytes.subarray(headBytes, start)).split("\n");
  const rows = new Map(names.map((name, row) => [name, row]));
  const table = new Int8Array(bytes.buffer, bytes.byteOffset + start, count * dimensions);
  const logCount = Math.log(count + 1);

  return {
    dimensions,
    has: (word) => rows.has(word),
    rarity: (word) => Math.log((rows.get(word) ?? count) + 1) / logCount,
    direction(word) {
      const row = rows.get(word);
      if (row === undefined) return null;
      const values = Float32Array.from(table.subarray(row * dimensions, (row + 1) * dimensions));
      let squares = 0;
      for (const value of values) squares += value * value;
      return squares === 0 ? null : values.map((value) => value / Math.sqrt(squares));
    },
  };
}

/** In chunks, since a call takes a limited number of arguments. */
function readAscii(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return pieces.join("");
}
