/**
 * A 32-bit hash (FNV-1a over the parts of the value) of a state made of numbers, strings, booleans,
 * null, lists and plain objects. Keys count in the order of their insertion. Throws a TypeError for
 * a number that is no integer: such a state could differ between engines.
 */
export function hashState(value: unknown): number {
  return add(0x811c9dc5, value) >>> 0;
}

function add(hash: number, value: unknown): number {
  if (typeof value === "number") return addNumber(hash, value);
  if (typeof value === "string") return addText(hash, value);
  if (typeof value === "boolean") return addByte(hash, value ? 3 : 2);
  if (value === null || value === undefined) return addByte(hash, 1);
  if (Array.isArray(value)) {
    let list = addNumber(addByte(hash, 4), value.length);
    for (const item of value) list = add(list, item);
    return list;
  }
  let record = addByte(hash, 5);
  for (const [key, item] of Object.entries(value)) record = add(addText(record, key), item);
  return record;
}

function addNumber(hash: number, value: number): number {
  if (!Number.isSafeInteger(value)) throw new TypeError(`${value} is not an integer`);
  let result = addByte(hash, value < 0 ? 7 : 6);
  let rest = Math.abs(value);
  do {
    result = addByte(result, rest % 256);
    rest = Math.floor(rest / 256);
  } while (rest > 0);
  return result;
}

function addText(hash: number, text: string): number {
  let result = addByte(hash, 8);
  for (let at = 0; at < text.length; at += 1) result = addByte(result, text.charCodeAt(at));
  return result;
}

function addByte(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193);
}
